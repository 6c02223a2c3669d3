import { families } from '#models/library.ts';
import type { Family } from '#models/family.ts';
import { familyKey, familyOfKey } from '../family-key.ts';

/** Every value that a word for this one stands for. */
export function kindAndKin(value: string, text: string): string[] {
  return [value, ...kinOf(value, text).map(familyKey)];
}

/**
 * Families that are of the kind by their own names: a corner sofa is a sofa, a children’s bed a bed. In most languages,
 * or in that of the word: whoever asks for 沙发 means 单人沙发 too, which elsewhere is an armchair and no sofa.
 */
function kinOf(value: string, text: string): Family[] {
  const kind = familyOfKey(value);
  if (kind === null) return [];
  const chinese = /\p{Script=Han}/u.test(text);
  return families.filter((family) => {
    const { en, vi, zh } = headed(kind.name, family.name);
    return family !== kind && ((chinese && zh) || [en, vi, zh].filter(Boolean).length > 1);
  });
}

/** The noun comes last in English and Chinese, first in Vietnamese. */
function headed(kind: Family['name'], name: Family['name']): Record<'en' | 'vi' | 'zh', boolean> {
  return {
    en: name.en.toLowerCase().endsWith(` ${kind.en.toLowerCase()}`),
    vi: name.vi.toLowerCase().startsWith(`${kind.vi.toLowerCase()} `),
    zh: name.zh.endsWith(kind.zh),
  };
}
