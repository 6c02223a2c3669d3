import { sendLimits } from '#design/commands/wire.ts';

/** How often the server is asked. Milliseconds. */
const interval = { alone: 1000, together: 250 } as const;
const backoff = { first: 1000, most: 30_000 } as const;
/** Where the server asks to wait and does not say how long. */
const waitUnlessTold = 10_000;

/** Plain data: when the next request may go out, and how much it may carry. */
export interface Pace {
  lastSend: number;
  failures: number;
  /** Nothing goes out before. */
  notBefore: number;
  /** Commands in a request: less after one was too large. */
  most: number;
}

export const steadyPace: Pace = {
  lastSend: Number.NEGATIVE_INFINITY,
  failures: 0,
  notBefore: Number.NEGATIVE_INFINITY,
  most: sendLimits.commands,
};

export function nextSendAt(pace: Pace, together: boolean): number {
  return Math.max(pace.notBefore, pace.lastSend + (together ? interval.together : interval.alone));
}

/** Grows again by doubling: one large command does not make all that follow slow. */
export function afterAnswer(pace: Pace): Pace {
  return {
    ...pace,
    failures: 0,
    notBefore: Number.NEGATIVE_INFINITY,
    most: Math.min(sendLimits.commands, pace.most * 2),
  };
}

/** Twice as long each time, the last half by chance: windows cut off together do not come back together. */
export function afterFailure(pace: Pace, now: number, chance: number): Pace {
  const wait = Math.min(backoff.most, backoff.first * 2 ** Math.min(pace.failures, 10)) * (0.5 + chance / 2);
  return { ...pace, failures: pace.failures + 1, notBefore: now + wait };
}

/** 429: as long as the server said, and a little more by chance. */
export function afterTooMany(pace: Pace, now: number, retryAfter: number | undefined, chance: number): Pace {
  return { ...pace, notBefore: now + (retryAfter ?? waitUnlessTold) * (1 + chance / 4) };
}

export function withHalf(pace: Pace, sent: number): Pace {
  return { ...pace, most: Math.max(1, Math.floor(sent / 2)) };
}
