import type { SunTimes } from '#design/sun.ts';

/** The hours a ruler shows, from left to right; beyond 24 it is the next morning. */
export interface HourSpan {
  readonly name: 'day' | 'night';
  readonly from: number;
  readonly to: number;
}

/** The hours one asks about, wide enough to read; the night is as long, with both twilights. */
const day: HourSpan = { name: 'day', from: 5, to: 19 };
const night: HourSpan = { name: 'night', from: 17, to: 31 };
/** Where the switch leads to. */
const usual = { day: 9, night: 20 } as const;

/** The hour as the span counts it: its early hours are those of the next morning. Null outside of it. */
function hourIn({ from, to }: HourSpan, hour: number): number | null {
  return [hour, hour + 24].find((each) => each >= from && each <= to) ?? null;
}

/** The one that was looked at as long as it has the hour, else the other; by day unless somebody looks at the night. */
export function spanWith(hour: number, looked: HourSpan['name']): HourSpan {
  const [first, other] = looked === 'day' ? [day, night] : [night, day];
  return hourIn(first, hour) === null ? other : first;
}

/** Where an hour lies in the span, from 0 to 1 within it. */
export function shareOf(span: HourSpan, hour: number): number {
  const middle = (span.from + span.to) / 2;
  // While it is pulled beyond an end it is beyond that end.
  const nearer = Math.abs(hour + 24 - middle) < Math.abs(hour - middle) ? hour + 24 : hour;
  return ((hourIn(span, hour) ?? nearer) - span.from) / (span.to - span.from);
}

/** The hour at this share, by quarters; beyond an end as far as the ruler is drawn, which leads to the other span. */
export function hourAtShare({ from, to }: HourSpan, share: number): number {
  const hour = Math.round((from + share * (to - from)) * 4) / 4;
  return hour >= 24 ? hour - 24 : Math.max(0, hour);
}

/** Into the night and back, to an hour that shows it. */
export function switched(span: HourSpan): { name: HourSpan['name']; hour: number } {
  const name = span.name === 'day' ? 'night' : 'day';
  return { name, hour: usual[name] };
}

/** Every hour of it, as the span counts. */
export function hoursOf({ from, to }: HourSpan): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** Sunrise and sunset within it. */
export function sunMarks(span: HourSpan, times: SunTimes): number[] {
  if (times.kind !== 'rises') return [];
  return [times.rise, times.set].flatMap((hour) => hourIn(span, hour) ?? []);
}

/** Without sun, as stretches of the span. */
export function darkStretches({ from, to }: HourSpan, times: SunTimes): [number, number][] {
  if (times.kind === 'always_up') return [];
  if (times.kind === 'never_up') return [[from, to]];
  const { rise, set } = times;
  const nights: [number, number][] = [
    [set - 24, rise],
    [set, rise + 24],
  ];
  return nights
    .map(([start, end]): [number, number] => [Math.max(from, start), Math.min(to, end)])
    .filter(([start, end]) => end > start);
}
