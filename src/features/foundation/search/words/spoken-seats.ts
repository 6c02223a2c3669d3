import { withFigures } from '#models/search/number-words.ts';
import { readSeats } from '#models/search/seats.ts';
import { clean, foldText } from '#models/search/text.ts';

/** For how many people something is, and the words without it. */
export interface SpokenSeats {
  seats: number[];
  /** As it was said, in figures. */ text: string;
  rest: string;
}

/** `2-3 chỗ`, `4 to 6 people`: the end of what comes before the second figure. */
const range = /(?:for |seats |cho )?(\d{1,2}) ?(?:-|–|~|to|or|đến|hoặc|den|hoac|到|至|或) ?$/;
/** Words for a sofa that say how many sit on it: `sofa đôi`, a love seat. */
const pairs: readonly [RegExp, string][] = [
  [/(?<![\p{L}\d])(sofa|xô pha|xo pha) (?:đôi|doi)(?![\p{L}\d])/u, '$1'],
  [/(?<![\p{L}\d])love ?seats?(?![\p{L}\d])/u, 'sofa'],
];
const mostSeats = 12;

/** *Sofa 2 chỗ*, *2-seater sofa*, 双人沙发: how many sit there, which is no word to look for. Null where nobody is counted. */
export function spokenSeats(words: string): SpokenSeats | null {
  const text = withFigures(clean(words));
  const pair = pairs.find(([pattern]) => pattern.test(text));
  if (pair) return { seats: [2], text: pair[0].exec(text)![0], rest: joined(text.replace(...pair), '') };
  const folded = foldText(text);
  for (let at = 0; at < text.length; at += 1) {
    if (/[a-z\d]/.test(text[at - 1] ?? '') && /[a-z\d]/.test(text[at]!)) continue;
    const found = readSeats({ text, folded }, at);
    if (found === null) continue;
    const before = range.exec(text.slice(0, at));
    const least = before ? Number(before[1]) : found.seats;
    const start = before?.index ?? at;
    if (found.seats > mostSeats || least > found.seats) return null;
    const seats = Array.from({ length: found.seats - Math.max(2, least) + 1 }, (_, each) => Math.max(2, least) + each);
    return {
      seats,
      text: text.slice(start, found.end).trim(),
      rest: joined(text.slice(0, start), text.slice(found.end)),
    };
  }
  return null;
}

function joined(before: string, after: string): string {
  const [left, right] = [before.trimEnd(), after.trimStart()];
  const between = /\p{Script=Han}$/u.test(left) && /^\p{Script=Han}/u.test(right) ? '' : ' ';
  return `${left}${between}${right}`.replace(/^[\s,，的]+|[\s,，]+$/g, '');
}
