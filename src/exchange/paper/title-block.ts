import { centredText, sizeWithin } from '#exchange/paper/draw-plan.ts';
import { boxMark, inks, lineMark, textMark } from '#exchange/paper/sheet.ts';
import type { Mark } from '#exchange/paper/sheet.ts';

/** The words of a title block in the reader's language. */
export interface BlockWords {
  readonly home: string;
  /** The storey, or what the page lists. */
  readonly subject: string;
  readonly author: string;
  readonly date: string;
  /** The page's number of how many; empty where nobody counts. */
  readonly page: string;
  readonly labels: {
    readonly author: string;
    readonly date: string;
    readonly scale: string;
    readonly page: string;
    readonly north: string;
    readonly metres: string;
  };
}

export interface BlockOptions {
  readonly words: BlockWords;
  /** Null on a page that has no drawing: then there is neither bar nor arrow. */
  readonly drawn: { readonly scale: number; readonly north: number } | null;
}

export const blockHeight = 18;
const pad = 2.2;
const label = 1.8;

/** A strip along the lower edge of the frame: whose home, what is shown, by whom, when, how large, where north is. */
export function titleBlock(
  [left, top, width]: readonly [number, number, number],
  { words, drawn }: BlockOptions,
): Mark[] {
  const { labels } = words;
  const bottom = top + blockHeight;
  const right = left + width;
  const cells = { north: drawn ? 18 : 0, page: words.page === '' ? 0 : 16, scale: drawn ? 52 : 0, author: 40 };
  const northAt = right - cells.north;
  const pageAt = northAt - cells.page;
  const scaleAt = pageAt - cells.scale;
  const authorAt = scaleAt - cells.author;
  const nameAt = left + pad + 8.5;
  const most = authorAt - nameAt - pad;
  const small = (text: string, x: number, y: number) => textMark(text, [x + pad, y], label, { colour: inks.soft });
  const value = (text: string, x: number, y: number, most: number) =>
    textMark(text, [x + pad, y], 2.5, { most: most - 2 * pad });
  const posts = [authorAt, ...(drawn ? [scaleAt, northAt] : []), ...(cells.page > 0 ? [pageAt] : [])];
  return [
    boxMark([left, top, width, blockHeight], { fill: inks.paper, stroke: inks.ink, width: 0.35 }),
    ...posts.map((x) =>
      lineMark(
        [
          [x, top],
          [x, bottom],
        ],
        0.18,
        inks.ink,
      ),
    ),
    ...houseMark(left + pad + 0.3, top + 3.6),
    textMark(words.home, [nameAt, top + 7.6], sizeWithin(words.home, 4.2, 2.6, most), { weight: 'strong', most }),
    textMark(words.subject, [nameAt, top + 13.4], 2.8, { colour: inks.soft, most }),
    small(labels.author, authorAt, top + 3.9),
    value(words.author, authorAt, top + 7.4, cells.author),
    small(labels.date, authorAt, top + 12),
    value(words.date, authorAt, top + 15.5, cells.author),
    ...(drawn
      ? [
          small(labels.scale, scaleAt, top + 3.9),
          textMark(`1:${drawn.scale}`, [scaleAt + pad, top + 8.2], 3.6, { weight: 'strong' }),
          ...scaleBar(scaleAt + pad + 0.6, top + 11.4, drawn.scale, labels.metres),
          ...northArrow(northAt + cells.north / 2, top + blockHeight / 2 + 0.9, drawn.north, labels.north),
        ]
      : []),
    ...(cells.page > 0
      ? [
          small(labels.page, pageAt, top + 3.9),
          textMark(words.page, [pageAt + pad, top + 9.2], 3.6, { weight: 'strong' }),
        ]
      : []),
  ];
}

/** Our mark, 24 units wide, as on every paper of ours. */
function houseMark(x: number, y: number): Mark[] {
  const at = (px: number, py: number) => `${(x + px * 0.27).toFixed(3)} ${(y + py * 0.27).toFixed(3)}`;
  const d =
    `M${at(3, 2)}L${at(6.4, 2)}L${at(6.4, 4.2)}C${at(9.3, 7.9)} ${at(14.4, 9.9)} ${at(22, 9.6)}L${at(22, 12.5)}` +
    `C${at(21.1, 12.54)} ${at(20.3, 12.55)} ${at(19.5, 12.54)}L${at(19.5, 22)}L${at(17, 22)}L${at(17, 12.3)}` +
    `C${at(12.5, 11.8)} ${at(8.8, 10.2)} ${at(6.4, 7.9)}L${at(6.4, 22)}L${at(3, 22)}Z`;
  const r = 2.4 * 0.27;
  const dot = `M${at(9.3, 19.6)}A${r} ${r} 0 1 0 ${at(14.1, 19.6)}A${r} ${r} 0 1 0 ${at(9.3, 19.6)}Z`;
  return [
    { kind: 'path', d, fill: inks.ink, stroke: null, width: 0 },
    { kind: 'path', d: dot, fill: inks.accent, stroke: null, width: 0 },
  ];
}

const steps = [0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200] as const;
const barRoom = 44;

/** Fields of round metres, dark and light in turn, as long as the cell has room. */
function scaleBar(x: number, y: number, scale: number, metres: string): Mark[] {
  const step = steps.find((each) => (each * 1000) / scale >= 7.9) ?? steps.at(-1)!;
  const field = (step * 1000) / scale;
  const count = Math.max(1, Math.min(4, Math.floor((barRoom - 6) / field)));
  const fields = Array.from({ length: count }, (_, i) =>
    boxMark([x + i * field, y, field, 1.2], {
      fill: i % 2 === 0 ? inks.ink : inks.paper,
      stroke: inks.ink,
      width: 0.18,
    }),
  );
  const figures = Array.from({ length: count + 1 }, (_, i) =>
    textMark(
      i === count ? `${figure(i * step)} ${metres}` : figure(i * step),
      [x + i * field - (i === count ? 0.6 : 0), y + 3.9],
      label,
      { align: i === count ? 'left' : 'middle', colour: inks.soft },
    ),
  );
  return [...fields, ...figures];
}

function figure(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** `north`: degrees from the plan's up, counter-clockwise. */
function northArrow(x: number, y: number, north: number, letter: string): Mark[] {
  const angle = (north * Math.PI) / 180;
  const at = (right: number, up: number): [number, number] => [
    x + right * Math.cos(angle) - up * Math.sin(angle),
    y - right * Math.sin(angle) - up * Math.cos(angle),
  ];
  const place = ([px, py]: readonly [number, number]) => `${px.toFixed(3)} ${py.toFixed(3)}`;
  const r = 4.6;
  const ring = `M${place([x - r, y])}A${r} ${r} 0 1 0 ${place([x + r, y])}A${r} ${r} 0 1 0 ${place([x - r, y])}Z`;
  const half = (side: 1 | -1) => `M${place(at(0, r))}L${place(at(side * 2.1, -r * 0.72))}L${place(at(0, -r * 0.42))}Z`;
  const [tx, ty] = at(0, r + 1.7);
  return [
    { kind: 'path', d: ring, fill: null, stroke: inks.soft, width: 0.13 },
    { kind: 'path', d: half(-1), fill: inks.ink, stroke: inks.ink, width: 0.13 },
    { kind: 'path', d: half(1), fill: inks.paper, stroke: inks.ink, width: 0.13 },
    centredText(letter, [tx, ty], 2.2, { weight: 'strong' }),
  ];
}
