import { joined } from "./files";

export default joined(
  import.meta.glob<string>("../../../src/posthorn/locale/is/{client,events,game,pages,places,players,terminal,tutor}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
