import type { Cursor, Presence } from '#design/commands/wire.ts';

/** Somebody else who has the design open, in one of their windows. */
export interface Other {
  readonly window: string;
  /** Null for a visitor with a link. */
  readonly person: string | null;
  readonly name: string | null;
  /** Which of the inks, so that two who are there together differ while there are inks. */
  readonly ink: number;
  readonly cursor: Cursor;
}

const guestInks = 3;
/** Who is not heard of for so long is gone without a word. Milliseconds. */
export const silentFor = 30_000;

interface Company {
  others(): readonly Other[];
  /** True where somebody new has come: they do not know yet that we are here. */
  hear(presence: Presence, now: number): boolean;
  /** True where somebody was let go. */
  forgetSilent(now: number): boolean;
}

/** Who else has the design open, from what the stream says. The list is another one whenever it changes. */
export function createCompany(own: string): Company {
  let others: readonly (Other & { heard: number })[] = [];

  function freeInk(): number {
    const used = others.map(({ ink }) => ink);
    const free = Array.from({ length: guestInks }, (_, ink) => ink).find((ink) => !used.includes(ink));
    return free ?? others.length % guestInks;
  }

  return {
    others: () => others,
    hear({ window, by, name, cursor }, now) {
      if (window === own) return false;
      const known = others.find((each) => each.window === window);
      const rest = others.filter((each) => each !== known);
      if (cursor === null) {
        if (known) others = rest;
        return false;
      }
      const other = { window, person: by, name, ink: known?.ink ?? freeInk(), cursor, heard: now };
      others = known ? others.map((each) => (each === known ? other : each)) : [...others, other];
      return !known;
    },
    forgetSilent(now) {
      const there = others.filter(({ heard }) => now - heard < silentFor);
      if (there.length === others.length) return false;
      others = there;
      return true;
    },
  };
}
