import type { Family } from '#models/family.ts';

/**
 * Number of people on one piece; one is no number of seats (单人沙发 is an armchair), and more than the maximum is some
 * other figure.
 */
const fewest = 2;
const most = 20;

/** `3-seater`, `seats 6`, `for 6`, `3 chỗ`, `6 người`, 三人位. A bed for two is no seat: 双人床 stays a name. */
const pattern =
  /(?:for |seats |sleeps |cho )?(?:(\d{1,2})(?:(?: |-| - )?(?:seaters?|seats?|people|persons?)(?![a-z])| (?:cho(?: ngoi)?|nguoi(?: ngoi)?)(?![a-z])|\s?人?[座位]|\s?人(?:用|份)?(?=[^床]{0,8}(?:沙发|桌))|(?<=(?:沙发|桌)[^床]{0,8})\s?人|(?<=ban an [^\d]{0,12}\d{1,2}) ghe(?![a-z]))|(?<=for )(\d{1,2})(?=$|[,;]))/y;

/** A number of seats that begins here; `text` tells chỗ (a seat) from cho (for) where accents are typed at all. */
export function readSeats(
  { text, folded }: { text: string; folded: string },
  start: number,
): { end: number; seats: number } | null {
  pattern.lastIndex = start;
  const found = pattern.exec(folded);
  if (found === null) return null;
  const end = pattern.lastIndex;
  const seats = Number(found[1] ?? found[2]);
  if (seats < fewest || seats > most || (text !== folded && text.slice(start, end).endsWith(' cho'))) return null;
  return { end, seats };
}

/**
 * How wide a piece for so many is, in millimetres; null for what is not counted in people. No family has seats as a
 * parameter: cushions follow the width.
 */
export function seatedWidth(
  { code, category }: Pick<Family, 'code' | 'category'>,
  seats: number,
): readonly [least: number, most: number] | null {
  // Two on 1.4 to 1.9 m, three on 1.9 to 2.4 m: what shops sell as such.
  if (code === 'sofa') return [400 + 500 * seats, 900 + 500 * seats];
  if (code === 'corner-sofa') return [1000 + 350 * seats, 1500 + 350 * seats];
  if (code === 'bench') return [450 * seats, 600 * seats + 100];
  // Both long sides and the ends, 60 cm each.
  if (code === 'dining-table') return [200 + 200 * seats, 500 + 250 * seats];
  return category === 'beds' && seats === 2 ? [1300, Infinity] : null;
}
