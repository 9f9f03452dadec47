// How wide a name is in the map's type, so that its ribbon fits before the font has arrived.
const WIDTHS = new Map(
  [..."a42b47c43d50e41f32g49h52i26j24k50l30m75n52o49p50q49r37s33t32u48v44w64x49y47z43A64B63C67D75E71F61G70H84I41J40K70L72M91N82O71P58Q74R67S52T76U77V63W92X73Y63Z64ö49ü48.24".matchAll(/(\D)(\d+)/g)].map(
    ([, letter = "", width]) => [letter, Number(width) / 100],
  ),
);

/** The width of a name set in the map's roman at a size. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? 0.5), 0) * size;
}

/** The ribbon under a town: the size of its letters, half its width (without tails) and its height. */
export function ribbonBox(name: string, large: boolean): { size: number; half: number; height: number } {
  const size = large ? 22 : 14.5;
  return { size, half: textWidth(name, size) / 2 + (large ? 3 : 6), height: large ? 23 : 16 };
}
