import { joined } from "./files";

export default joined(
  import.meta.glob<string>("../../../src/posthorn/locale/de/{client,coach,events,game,hints,players,terminal}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
