import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFaqs, upsertFaq } from '#features/catalogue/content/site-texts.server.ts';
import { groupFaqs } from '#features/catalogue/content/site-texts.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { testApp, type TestApp } from '../../tests/support/app.ts';
import { faqs } from './world/faqs.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
  for (const [position, { id = `q_${position}`, topic, question, answer }] of faqs.entries())
    await upsertFaq(world.db, {
      id,
      topic,
      position,
      question: JSON.stringify(question),
      answer: JSON.stringify(answer),
      updated_at: world.clock.now(),
    });
});
afterAll(() => world.close());
const found = async (words: string, locale: Locale) =>
  (await listFaqs({ db: world.db, locale }, words)).map(({ id }) => id);

describe('E2: an answer is found by the words people have for it', () => {
  test.each(locales)('what the field suggests in %s has answers', async (locale) => {
    const suggested = translator(
      locale,
      'help',
    )('search.placeholder')
      .split(/[、,…]+/)
      .map((word) => word.trim())
      .filter(Boolean);
    expect(suggested.length).toBeGreaterThan(2);
    for (const word of suggested) expect(await found(word, locale), word).not.toEqual([]);
  });

  test.each<[Locale, string, string]>([
    ['zh', '运费', 'q_freight'],
    ['zh', '运费多少', 'q_freight'],
    ['zh', '配送费', 'q_freight'],
    ['zh', '邮费', 'q_freight'],
    ['zh', '退款', 'q_refund'],
    ['zh', '怎么退款', 'q_refund'],
    ['zh', '退货', 'q_returns'],
    ['zh', '换货', 'q_returns'],
    ['en', 'delivery fee', 'q_freight'],
    ['en', 'How much is shipping cost?', 'q_freight'],
    ['en', 'refund', 'q_refund'],
    ['en', 'how do I get a refund', 'q_refund'],
    ['en', 'exchange', 'q_returns'],
    ['vi', 'phí giao hàng', 'q_freight'],
    ['vi', 'phi ship', 'q_freight'],
    ['vi', 'hoàn tiền', 'q_refund'],
    ['vi', 'đổi hàng', 'q_returns'],
    ['vi', 'trả hàng', 'q_returns'],
  ])('%s: %s', async (locale, words, id) => {
    const all = await found(words, locale);
    expect(all).toContain(id);
    expect(all.length, 'and not by everything').toBeLessThan(faqs.length / 3);
  });

  test.each<[Locale, string, string]>([
    ['vi', 'phí giao hàng', 'q_freight'],
    ['vi', 'ship bao nhiêu tiền', 'q_freight'],
    ['vi', 'giao hàng mất bao nhiêu tiền', 'q_freight'],
    ['vi', 'hoàn tiền', 'q_refund'],
    ['vi', 'thiếu ốc vít', 'q_part'],
    ['en', 'missing screws', 'q_part'],
    ['zh', '缺螺丝', 'q_part'],
    ['en', 'delivery fee', 'q_freight'],
    ['en', 'how much is shipping', 'q_freight'],
    ['en', 'refund', 'q_refund'],
    ['zh', '运费', 'q_freight'],
    ['zh', '送货多少钱', 'q_freight'],
    ['zh', '退款', 'q_refund'],
  ])('what asks the same stands first, in %s: %s', async (locale, words, id) => {
    const groups = groupFaqs(await listFaqs({ db: world.db, locale }, words));
    expect(groups[0]?.faqs[0]?.id).toBe(id);
  });

  test('delivery and shipping are one, a part of the words is enough, and nonsense finds nothing', async () => {
    expect(await found('配送', 'zh')).not.toEqual([]);
    expect(await found('shipping', 'en')).toEqual(await found('delivery', 'en'));
    expect(await found('退款 沙发垫子', 'zh')).toContain('q_refund');
    for (const locale of locales) expect(await found('zzqx', locale)).toEqual([]);
  });
});
