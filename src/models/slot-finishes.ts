import type { Choice, Family } from '#models/family.ts';

/** Which finish each slot wears: the style's own, unless another on offer is asked for. */
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
