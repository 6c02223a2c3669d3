import type { Choice, Family } from '#models/family.ts';

/** The finish of each slot: the style's default, unless another offered one is chosen. */
export function slotFinishes(
  family: Family,
  choice: Choice,
  asked: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(family.slots).map(([slot, { finishes, byStyle }]) => {
      const wish = asked[slot];
      const usual = byStyle?.[choice.style] ?? finishes[0]!;
      return [slot, wish && (finishes.includes(wish) || wish === usual) ? wish : usual];
    }),
  );
}
