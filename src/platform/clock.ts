/** The only source of "now". Tests move it; the product never does. */
export interface Clock {
  now(): Date;
}

/** This machine's own. Servers of one database share another (`sharedClock`). */
export const systemClock: Clock = { now: () => new Date() };
