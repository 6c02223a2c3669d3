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

const answered: Record<Locale, [string, string][]> = {
  en: [
    ['change delivery address after ordering', 'q_address'],
    ['I entered the wrong address, can I change it?', 'q_address'],
    ['Do you assemble furniture at my house?', 'q_assembly'],
    ['does someone come and assemble it', 'q_assembly'],
    ['I typed a wrong address', 'q_address'],
    ['installation', 'q_assembly'],
    ['how do I pay', 'How do I pay?'],
    ['can I cancel my order', 'Can I cancel an order?'],
    ['how long does delivery take', 'How long does delivery take?'],
    ['where does my refund go', 'q_refund'],
    ['who pays for sending it back', 'q_returns'],
    ['a screw is missing', 'q_part'],
    ['delete my account', 'How do I delete my account?'],
    ['I did not get my code', 'My code has not arrived. What now?'],
  ],
  vi: [
    ['đổi địa chỉ giao hàng sau khi đặt', 'q_address'],
    ['doi dia chi nhan hang', 'q_address'],
    ['đặt nhầm địa chỉ thì sao', 'q_address'],
    ['có lắp ráp tại nhà không', 'q_assembly'],
    ['có người đến nhà lắp không', 'q_assembly'],
    ['có lắp tận nơi không', 'q_assembly'],
    ['thợ đến lắp', 'q_assembly'],
    ['nhập sai địa chỉ', 'q_address'],
    ['lap dat tai nha', 'q_assembly'],
    ['thanh toán thế nào', 'Thanh toán thế nào?'],
    ['huỷ đơn hàng', 'Tôi huỷ đơn được không?'],
    ['bao lâu nhận được hàng', 'Bao lâu thì nhận được hàng?'],
    ['tiền hoàn về đâu', 'q_refund'],
    ['thiếu ốc vít', 'q_part'],
    ['xoá tài khoản', 'Làm sao để xoá tài khoản?'],
    ['không nhận được mã', 'Tôi không nhận được mã. Phải làm sao?'],
  ],
  zh: [
    ['有师傅上门装吗', 'q_assembly'],
    ['有人帮忙组装吗', 'q_assembly'],
    ['地址填错了', 'q_address'],
    ['下单后改收货地址', 'q_address'],
    ['地址填错了怎么办', 'q_address'],
    ['修改地址', 'q_address'],
    ['包安装吗', 'q_assembly'],
    ['上门组装', 'q_assembly'],
    ['怎么付款', '怎么付款？'],
    ['取消订单', '可以取消订单吗？'],
    ['多久能收到货', '多久能收到货？'],
    ['退款退到哪里', 'q_refund'],
    ['缺螺丝', 'q_part'],
    ['注销账号', '怎样注销账号？'],
    ['收不到验证码', '收不到验证码怎么办？'],
  ],
};

const unanswered: Record<Locale, string[]> = {
  en: [
    'do you deliver on Sunday',
    'can I pay by credit card',
    'can I pay in instalments',
    'do you have a showroom',
    'is there a warranty',
    'gift card',
    'do you take my old sofa away',
    'is there a loyalty programme',
    'how do I clean linen',
    'do you ship to Germany',
    'student discount',
    'can I choose the delivery hour',
  ],
  vi: [
    'có giao hàng chủ nhật không',
    'thanh toán bằng thẻ tín dụng',
    'trả góp được không',
    'có showroom không',
    'bảo hành bao lâu',
    'thẻ quà tặng',
    'có thu mua sofa cũ không',
    'tích điểm thành viên',
    'cách giặt vải lanh',
    'giao hàng sang Đức',
    'giảm giá cho sinh viên',
    'chọn giờ giao hàng',
  ],
  zh: [
    '周日送货吗',
    '能用信用卡支付吗',
    '可以分期付款吗',
    '有实体店吗',
    '保修多久',
    '礼品卡',
    '回收旧沙发吗',
    '会员积分',
    '亚麻怎么清洗',
    '送货到德国吗',
    '学生优惠',
    '可以选送货时间吗',
  ],
};

describe('E2: who asks what is answered reads that first; who asks anything else is told that there is no answer', () => {
  const first = async (words: string, locale: Locale) => (await listFaqs({ db: world.db, locale }, words))[0];
  const all = <T>(of: Record<Locale, T[]>) =>
    locales.flatMap((locale) => of[locale].map((each) => [locale, each] as const));

  test.each(all(answered))('%s: %s', async (locale, [words, wanted]) => {
    const faq = await first(words, locale);
    expect([faq?.id, faq?.question.text]).toContain(wanted);
  });

  test.each(all(unanswered))('%s: %s', async (locale, words) => {
    expect((await first(words, locale))?.question.text).toBeUndefined();
  });
});
