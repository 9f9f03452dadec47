// The opponents, weakest first; their names and characters are in players.ftl. The server may offer others besides.
export const LEVELS = ["stableboy", "postilion", "postmaster", "courier", "prince"] as const;
export const USUAL_LEVEL = "postmaster";
