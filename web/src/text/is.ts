import { joined } from "./files";

export default joined(
  import.meta.glob<string>("../../../src/posthorn/locale/is/{client,coach,events,game,hints,places,players,terminal}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
