/** What we use of it; it has no types of its own. */
declare module 'fontkit' {
  interface Glyph {
    path: { toSVG(): string };
  }
  interface Font {
    unitsPerEm: number;
    layout(words: string): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number; yOffset: number }[] };
  }
  export function create(file: Uint8Array): Font;
}
