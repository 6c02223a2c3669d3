const wide = { most: Number.MAX_SAFE_INTEGER };

/**
 * Sort orders, and the steps each is cut into. A row carries its step of every order as a token, so that the best rows
 * of a broad query are an intersection in the index instead of a sort of a hundred thousand rows.
 */
export const sorts = {
  popular: {
    column: 'popularity',
    down: true,
    sign: 'p',
    step: (value: number) => Math.floor(Math.log2(value + 1)),
    last: () => 31,
    most: 2 ** 31 - 1,
  },
  newest: { column: 'newest', down: true, sign: 'n', step: monthStep, last: () => monthStep(Date.now()) + 1, ...wide },
  cheap: { column: 'price', down: false, sign: 'c', step: priceStep, last: () => 72, ...wide },
  dear: { column: 'price', down: true, sign: 'c', step: priceStep, last: () => 72, ...wide },
} as const satisfies Record<string, SortOrder>;
export type Sort = keyof typeof sorts;

interface SortOrder {
  column: 'popularity' | 'newest' | 'price';
  down: boolean;
  sign: string;
  step(value: number): number;
  /** The highest possible step. */
  last(): number;
  /** The largest value its column holds. */
  most: number;
}

const month = 30 * 86_400_000;
const firstDay = Date.UTC(2020, 0, 1);

function monthStep(time: number): number {
  return Math.max(0, Math.floor((time - firstDay) / month));
}

/** Half octaves of a thousand đồng. */
function priceStep(price: number): number {
  return Math.min(72, Math.floor(2 * Math.log2(price / 1000 + 1)));
}

export function stepToken({ sign }: SortOrder, step: number): string {
  return `^${sign}${step}`;
}

export function stepTokens(row: { popularity: number; newest: number; price: number }): string[] {
  return [sorts.popular, sorts.newest, sorts.cheap].map((order) => stepToken(order, order.step(row[order.column])));
}

/**
 * Nested samples of the rows, pseudo-random but always the same: one in 16, one in 256. A row of a sample has all its
 * tokens again with the sample's prefix, so that a query on the sample reads lists of its length and not of the
 * table's.
 */
export const samples = { coarse: { mark: '%8', share: 256 }, fine: { mark: '%4', share: 16 } } as const;
export type Sample = (typeof samples)[keyof typeof samples];

export function sampleTokens(id: string, tokens: readonly string[]): string[] {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193) >>> 0;
  hash = (hash ^ (hash >>> 15)) >>> 0;
  return [samples.fine, samples.coarse]
    .filter(({ share }) => hash % share === 0)
    .flatMap(({ mark }) => [mark, ...tokens.map((token) => mark + token)]);
}
