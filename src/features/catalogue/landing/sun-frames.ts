/**
 * One picture of the room at one hour. Files lie under `/pictures/`: `<name>.webp` for wide windows,
 * `<name>-phone.webp` for phones.
 */
export interface SunFrame {
  hour: number;
  name: string;
  /** Lit by lamps: night outside. */
  lamps?: true;
}

/** The hours the room was rendered at, from morning to evening; the slider has a stop for each (LOOK §2). */
export const sunFrames: readonly [SunFrame, ...SunFrame[]] = [
  { hour: 7, name: 'front-7' },
  { hour: 9, name: 'front-9' },
  { hour: 12, name: 'front-12' },
  { hour: 16, name: 'front-16' },
  { hour: 19, name: 'front-19', lamps: true },
];

/** Day opens on the frame nearest nine in the morning, night on the last. */
export const openingFrames = { light: nearest(9), dark: sunFrames.length - 1 } as const;

function nearest(hour: number): number {
  const distances = sunFrames.map((frame) => Math.abs(frame.hour - hour));
  return distances.indexOf(Math.min(...distances));
}

export function hourOf({ hour }: SunFrame): string {
  return `${hour}:00`;
}
