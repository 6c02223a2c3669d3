import type { Family } from '#models/family.ts';
import { families } from '#models/library.ts';
import { familyKey } from '../family-key.ts';

/**
 * Every category that a word for this one stands for: a corner sofa is a sofa, a children’s bed a bed, because their own
 * names say so. In most languages, or in that of the word: whoever asks for 沙发 means 单人沙发 too, which elsewhere is an
 * armchair and no sofa.
 */
export function kindAndKin(value: string, text: string): readonly string[] {
  const kin = /\p{Script=Han}/u.test(text) ? chineseKin : usualKin;
  return kin.get(value) ?? [value];
}

/** Computed once from the library's names and never changed. */
const usualKin = kinOf((kind, name) => headed(kind, name).filter(Boolean).length > 1);
const chineseKin = kinOf((kind, name) => {
  const [en, vi, zh] = headed(kind, name);
  return zh || (en && vi);
});

type Names = Family['name'];

function kinOf(isKin: (kind: Names, name: Names) => boolean): ReadonlyMap<string, readonly string[]> {
  return new Map(
    families.map((kind) => {
      const kin = families.filter((family) => family !== kind && isKin(kind.name, family.name));
      return [familyKey(kind), [kind, ...kin].map(familyKey)];
    }),
  );
}

/** The noun comes last in English and Chinese, first in Vietnamese. */
function headed(kind: Names, name: Names): [en: boolean, vi: boolean, zh: boolean] {
  return [
    name.en.toLowerCase().endsWith(` ${kind.en.toLowerCase()}`),
    name.vi.toLowerCase().startsWith(`${kind.vi.toLowerCase()} `),
    name.zh.endsWith(kind.zh),
  ];
}
