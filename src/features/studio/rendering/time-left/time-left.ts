interface Work {
  /** Milliseconds of expected cost that are still to do, and that stand before it. */
  left: number;
  own?: number;
  others?: number;
  /** Expected cost of what is done, and the milliseconds it took on whoever traced it. */
  done?: number;
  spent?: number;
  workers: { count: number; speed: number };
  /** The person's part of the tracing while others wait too. */
  share?: number;
}

/** From here on a job's own pieces tell more than what workers did of others. */
const enough = 0.1;

/**
 * Seconds until it is traced; null where nobody is there to trace. Each worker has one piece at a time, so they do it
 * together; others take their share of them for as long as they have work, and no longer.
 */
export function secondsFor({
  left,
  own = 0,
  others = 0,
  done = 0,
  spent = 0,
  workers,
  share = 1,
}: Work): number | null {
  if (workers.count === 0 || workers.speed <= 0) return null;
  const known = done > 0 && done >= enough * (done + left);
  const pace = known ? spent / done : workers.count / workers.speed;
  const work = Math.min((own + left) / share, own + left + others);
  return Math.max(1, Math.round((work * pace) / workers.count / 1000));
}
