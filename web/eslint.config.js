import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/generated/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows every name better than ESLint does.
      "no-undef": "off",
      eqeqeq: "error",
      "no-console": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      // Text from the server or a person must never become markup.
      "svelte/no-at-html-tags": "error",
      // The content security policy forbids style attributes; style: directives go through the CSSOM and are fine.
      "no-restricted-syntax": [
        "error",
        { selector: "SvelteAttribute[key.name='style']", message: "Use a class or a style: directive." },
      ],
      // Only what a component keeps must react; passing through a URL or a Map does not.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["*.js"],
    rules: { "no-console": "off" },
  },
);
