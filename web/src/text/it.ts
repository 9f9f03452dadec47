import { joined } from "./files";

export default joined(
  import.meta.glob<string>("../../../src/posthorn/locale/it/{branches,client,game,pages,people,places,players,puzzles,result,review,statistics,talk,terminal,told,tutor}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
