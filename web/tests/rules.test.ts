import { beforeAll, expect, test } from "vitest";
import { readBook } from "../rules-data";
import { LANGUAGES } from "../src/generated/data";
import { bookIn, type Block, type Book } from "../src/rules/book";
import { answersIn, MODULE_CHAPTERS } from "../src/rules/game-rules";
import { cut, fold, search, wordsOf } from "../src/rules/search";
import { setLanguage, t, type Language } from "../src/text/texts.svelte";

const texts = import.meta.glob<string>("../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });
const books = Object.fromEntries(
  LANGUAGES.map((language) => [language, readBook(texts[`../../docs/rules/${language}.md`] ?? "")]),
) as Record<Language, Book>;
const found = (language: Language, query: string) => [...search(books[language], wordsOf(query))];

beforeAll(() => setLanguage("en"));

test.each(LANGUAGES)("the build reads all of the rules in %s", async (language) => {
  const { title, sections } = books[language];
  expect(title).not.toBe("");
  expect(sections.map(({ id }) => id)).toEqual(Array.from({ length: 13 }, (_, i) => `R${i + 1}`));
  const all = sections.flatMap((section) => [section, ...section.paragraphs]);
  for (const { id, title: heading, blocks } of all) {
    expect(heading, id).not.toMatch(/^$|[*`<>]/);
    for (const text of JSON.stringify(blocks).match(/"text":"[^"]*"/g) ?? []) expect(text, id).not.toMatch(/\*|`|<a|\]\(/);
  }
  expect(await bookIn(language)).toEqual(books[language]);
});

test("a paragraph is text, lists, tables, examples and drawings", () => {
  const book = readBook(`[other](xx.md)

# Title

## <a id="R1"></a>R1 One

Some *soft* and **loud**
words (R2.3).

- first
  goes on
- second

| A \`a\` | B |
|---|---:|
| 1 | 2 |

> <a id="R13.1"></a>**R13.1** For
> instance.

![What it
shows](name.webp)
`);
  const blocks: Block[] = [
    { kind: "text", runs: [{ text: "Some " }, { text: "soft", as: "em" }, { text: " and " }, { text: "loud", as: "strong" }, { text: " words (" }, { text: "R2.3", as: "rule" }, { text: ")." }] },
    { kind: "list", items: [[{ text: "first goes on" }], [{ text: "second" }]] },
    { kind: "table", head: [[{ text: "A " }, { text: "a", as: "code" }], [{ text: "B" }]], rows: [[[{ text: "1" }], [{ text: "2" }]]] },
    { kind: "example", id: "R13.1", runs: [{ text: "For instance." }] },
    { kind: "figure", name: "name", caption: "What it shows" },
  ];
  expect(book).toEqual({ title: "Title", blocks: [], sections: [{ id: "R1", title: "One", blocks, paragraphs: [] }] });
});

test("all words are found, whatever their case and accents", () => {
  expect(found("en", "LODZ")).toEqual(["R6.3", "R11.4"]);
  expect(found("en", "lodz rome")).toEqual(["R11.4"]);
  expect(found("en", "nurnberg second")).toEqual(["R4.2"]);
  expect(found("de", "gabeln auslosen")).toEqual([]);
  expect(found("de", "STRASSEN gabeln")).toEqual(["R11.3"]);
  expect(found("is", "thad sem allir vita")).toContain("R6.5");
  expect(found("hu", "bognar")).toEqual(found("hu", "bognár"));
  expect(found("es", "cochero")).toContain("R4.4");
  expect(found("it", "r4.2")).toContain("R4.2");
});

test("what is found is marked in the text as it is written", () => {
  expect(cut("Würzburg, Straße", wordsOf("wurz STRASS"))).toEqual([
    { text: "Würz", found: true },
    { text: "burg, ", found: false },
    { text: "Straß", found: true },
    { text: "e", found: false },
  ]);
  expect(cut("plain", [])).toEqual([{ text: "plain", found: false }]);
  expect(fold("Þú ÆÐA")).toBe("thu aeda");
});

test("the tables say what a game uses", () => {
  const answers = answersIn(books.en, { edition: "spanish", modules: [], switches: { may_abandon: false, max_rounds: 9 }, seats: 3 });
  expect([...answers.keys()]).toHaveLength(9);
  expect(answers.get("all_provinces")).toEqual({
    rule: "R6.3",
    question: t("switch-all-provinces"),
    value: t("switch-all-provinces-outside_baiern"),
    isOwn: false,
  });
  expect(answers.get("last_round")).toMatchObject({ rule: "R8.1", value: t("switch-last-round-finish_round"), isOwn: false });
  expect(answers.get("may_abandon")).toMatchObject({ rule: "R4.3", value: "no", isOwn: true });
  expect(answers.get("max_rounds")).toMatchObject({ rule: "R10.3", value: "9", isOwn: true });
  expect(answers.get("placement")).toMatchObject({ value: t("switch-placement-full"), isOwn: false });
});

test("the chapters of the modules are theirs", () => {
  for (const [id, module] of Object.entries(MODULE_CHAPTERS)) {
    expect(books.en.sections.find((section) => section.id === id)?.title.toLowerCase()).toContain(t(`module-${module}`).toLowerCase());
  }
});
