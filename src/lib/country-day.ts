/** Days as the country counts them: it has one time zone, and no summer time. Milliseconds. */
const zone = 7 * 3_600_000;
export const dayLength = 86_400_000;

export function startOfDay(time: number): number {
  return Math.floor((time + zone) / dayLength) * dayLength - zone;
}

/** `2026-11-17`. */
export function dateOf(time: number): string {
  return new Date(time + zone).toISOString().slice(0, 10);
}
