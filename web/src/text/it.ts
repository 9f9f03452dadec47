import { joined } from "./files";

export default joined(
  import.meta.glob<string>("../../../src/posthorn/locale/it/{client,game,pages,people,places,players,result,review,talk,terminal,told,tutor}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
