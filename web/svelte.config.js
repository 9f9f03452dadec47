import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Scopes of styles in few letters: each stands in the scripts hundreds of times.
    cssHash: ({ hash, filename, css }) => `s${hash(filename ?? css).slice(0, 4)}`,
  },
};
