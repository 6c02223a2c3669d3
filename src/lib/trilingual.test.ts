import { describe, expect, test } from 'vitest';
import { localized, localizedText, trilingual } from './trilingual.ts';

describe('E3: content is trilingual data with an explicit fallback', () => {
  const all = { zh: '沙发', en: 'Sofa', vi: 'Ghế sofa' };

  test.each(['zh', 'en', 'vi'] as const)('%s is told in its own language', (locale) => {
    expect(localized(all, locale)).toEqual({ text: all[locale], lang: locale });
  });

  test('what is missing is told in the next language, and says so', () => {
    expect(localized({ en: 'Sofa', vi: 'Ghế sofa' }, 'zh')).toEqual({ text: 'Sofa', lang: 'en' });
    expect(localized({ zh: '沙发', vi: 'Ghế sofa' }, 'en')).toEqual({ text: 'Ghế sofa', lang: 'vi' });
    expect(localized({ zh: '沙发' }, 'vi')).toEqual({ text: '沙发', lang: 'zh' });
    expect(localized({ zh: '  ', en: '' }, 'vi')).toBeNull();
    expect(localizedText({}, 'vi')).toBe('');
  });

  test('a row that holds nonsense holds no text', () => {
    for (const value of [null, 7, 'text', [], { en: 7, fr: 'canapé', vi: ' ' }]) expect(trilingual(value)).toEqual({});
    expect(trilingual({ en: 'Sofa', vi: null })).toEqual({ en: 'Sofa' });
  });
});
