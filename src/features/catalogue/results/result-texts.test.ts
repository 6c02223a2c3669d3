import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';

test.each(locales)('F5: in %s who has typed nothing is asked to, wherever the field stands', (locale) => {
  expect(translator(locale, 'list')('result.noWordsText')).not.toMatch(/above|below|trên|dưới|[上下]/i);
});
