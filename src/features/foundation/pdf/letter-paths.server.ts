import { create } from 'fontkit';
import { faceNames, faceRuns, shortenedText, type Faces, type FaceWeight } from './faces.server.ts';

type Font = ReturnType<typeof create>;

interface SetLine {
  /** Each letter's outline in units of its face, how far from the line's start it stands, and how much smaller it is. */
  letters: { d: string; x: number; scale: number }[];
  width: number;
}

/** Lines as outlines: a picture then has the same letters whatever faces the machine has. */
export interface LetterPaths {
  set(text: string, size: number, weight: FaceWeight, most?: number): SetLine;
}

export async function letterPaths(faces: Faces): Promise<LetterPaths> {
  const fonts = new Map<string, Font>(
    await Promise.all(faceNames.map(async (face) => [face, create(await faces.open(face))] as const)),
  );
  const setAll = (text: string, size: number, weight: FaceWeight): SetLine => {
    const line: SetLine = { letters: [], width: 0 };
    for (const { face, words } of faceRuns(text, weight)) {
      const font = fonts.get(face);
      if (!font) continue;
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(words);
      glyphs.forEach((glyph, i) => {
        const { xAdvance = 0, xOffset = 0 } = positions[i] ?? {};
        line.letters.push({ d: glyph.path.toSVG(), x: line.width + xOffset * scale, scale });
        line.width += xAdvance * scale;
      });
    }
    return line;
  };
  return {
    set(text, size, weight, most) {
      const shown =
        most === undefined ? text : shortenedText(text, (words) => setAll(words, size, weight).width <= most);
      return setAll(shown, size, weight);
    },
  };
}
