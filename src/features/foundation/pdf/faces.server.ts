import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { openWoff } from './open-woff.server.ts';

export type FaceWeight = 'plain' | 'strong';

/**
 * Our font comes in parts, each with some of the glyphs (its own style sheets say which); everything else is set in the
 * Chinese font.
 */
const parts = [
  {
    part: 'vietnamese',
    letters: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]|\p{M}/u,
  },
  { part: 'latin', letters: /[ -\u00ff\u0131\u0152\u0153\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2212]/u },
  { part: 'latin-ext', letters: /[\u0100-\u024f\u1e00-\u1e9f]/u },
] as const;
const chinese = 'chinese';

/** The faces of our papers, decompressed; each is opened once. */
export interface Faces {
  open(face: string): Promise<Buffer>;
}

export const faceNames: readonly string[] = (['plain', 'strong'] as const).flatMap((weight) =>
  [...parts.map((each) => each.part), chinese].map((part) => nameOf(part, weight)),
);

export function createFaces(): Faces {
  const opened = new Map<string, Promise<Buffer>>();
  return {
    open(face) {
      const known = opened.get(face);
      if (known) return known;
      const file = readFile(fileOf(face)).then(openWoff);
      opened.set(face, file);
      return file;
    },
  };
}

/** Words in the pieces that one face has the letters of, all on one base line. */
export function faceRuns(text: string, weight: FaceWeight = 'plain'): { face: string; words: string }[] {
  const runs: { face: string; words: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const face = nameOf(parts.find(({ letters }) => letters.test(letter))?.part ?? chinese, weight);
    const last = runs.at(-1);
    if (last?.face === face) last.words += letter;
    else runs.push({ face, words: letter });
  }
  return runs;
}

/** What is too long, with an ellipsis where it ends. */
export function shortenedText(text: string, fits: (words: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...text];
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function nameOf(part: string, weight: FaceWeight): string {
  return `${part} ${weight}`;
}

function fileOf(face: string): string {
  const [part = '', weight] = face.split(' ');
  const file =
    part === chinese
      ? `noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight === 'plain' ? 400 : 500}-normal.woff`
      : `be-vietnam-pro/files/be-vietnam-pro-${part}-${weight === 'plain' ? 400 : 600}-normal.woff`;
  return createRequire(import.meta.url).resolve(`@fontsource/${file}`);
}
