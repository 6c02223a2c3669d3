import type { Built } from '#viewer/live/scene-session.ts';

/** As many as there were at the last full quarter: a count that is read out is not read a hundred times. */
export function lastQuarter({ done, total }: Built): number {
  return Math.ceil((Math.floor((done * 4) / total) * total) / 4);
}
