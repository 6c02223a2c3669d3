import type { Locale } from '#lib/locale.ts';
import type { Finish, FinishKind } from '#models/materials/finish.ts';
import { finishes } from '#models/materials/library.ts';
import { clean, foldText } from '#models/search/text.ts';

export const finishGroups = ['paint', 'paper', 'wood', 'tile', 'stone'] as const;
export type FinishGroup = (typeof finishGroups)[number];

const kinds: Readonly<Record<FinishGroup, readonly FinishKind[]>> = {
  paint: ['paint', 'plaster'],
  paper: ['paper'],
  wood: ['wood'],
  tile: ['tile'],
  stone: ['stone'],
};

/** Of a kind, what walls, floors and ceilings can be given; papers are those that are sold in rolls. */
export function finishesIn(group: FinishGroup): Finish[] {
  return finishes.filter(
    ({ kind, id }) =>
      kinds[group].includes(kind) &&
      !id.startsWith('lacquer-') &&
      (group !== 'paper' || id.startsWith('wallpaper-') || id === 'paper-rice'),
  );
}

/** Whether every word is in its name in any language; accents need not be typed. */
export function isCalled({ name, id }: Finish, words: string, kindName: string): boolean {
  const texts = [...(Object.values(name) satisfies Record<Locale, string>[Locale][]), kindName, id];
  const said = foldText(clean(texts.join(' ')));
  return clean(words)
    .split(' ')
    .every((word) => said.includes(foldText(word)));
}
