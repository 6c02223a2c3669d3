/** The only source of "now". Tests move it; the product never does. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
