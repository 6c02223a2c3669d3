/** Paper in millimetres, upright. */
export const papers = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  a2: { width: 420, height: 594 },
  a1: { width: 594, height: 841 },
} as const;
export type PaperName = keyof typeof papers;
export const paperNames = Object.keys(papers) as PaperName[];

/** One to so many. */
export const scales = [20, 50, 100, 200] as const;
/** What *the largest that fits* may come to: a whole street is still drawn to a scale that rulers have. */
const fitting = [20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 20_000];

export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

export function paperSize(name: PaperName, landscape: boolean): PaperSize {
  const { width, height } = papers[name];
  return landscape ? { width: height, height: width } : { width, height };
}

/** The largest scale at which it fits; the smallest there is where none does. */
export function largestScale(fits: (scale: number) => boolean): number {
  return fitting.find(fits) ?? fitting.at(-1)!;
}
