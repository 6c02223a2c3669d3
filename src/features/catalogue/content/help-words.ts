import { singulars } from '#models/search/english-number.ts';
import { foldText } from '#models/search/text.ts';

/** What an answer must speak of: one of these words or phrases. */
type Wanted = readonly string[];

/**
 * What a question on the help page is about. Words that ask for the same are one, in all languages at once: an answer
 * may stand in another. Little words ask for nothing, unless there is nothing else.
 */
export function wantedOf(question: string): Wanted[] {
  const asked = foldedWords(question);
  const wanted = new Set<Wanted>();
  let rest = ` ${asked} `;
  if (asksFee(rest)) {
    wanted.add(deliveryFee!);
    for (const pattern of [...delivering, ...prices]) rest = rest.replace(pattern, ' ');
  }
  for (const { phrase, same } of phrases) {
    const found = isHan(phrase) ? phrase : ` ${phrase} `;
    if (!rest.includes(found)) continue;
    wanted.add(same);
    rest = rest.replaceAll(found, '  ');
  }
  for (const word of chineseFillers) rest = rest.replaceAll(word, ' ');
  const others = rest.split(' ').filter((word) => word !== '' && !fillers.has(word));
  const all = [...wanted, ...others.flatMap(partsOf)];
  return all.length > 0 || asked === '' ? all : [[asked]];
}

/** How much of it a text speaks of. */
export function countMet(text: string, wanted: readonly Wanted[]): number {
  const written = foldedWords(text);
  return wanted.filter((same) => same.some((phrase) => speaksOf(written, phrase))).length;
}

/** "Ship bao nhiêu tiền" asks for the fee, "giao hàng bao nhiêu ngày" does not. */
function asksFee(asked: string): boolean {
  return delivering.some((pattern) => pattern.test(asked)) && prices.some((pattern) => pattern.test(asked));
}

const delivering = [
  / (giao hang|giao|ship|van chuyen|gui hang) /,
  / (delivery|deliver|shipping|ship|delivering) /,
  /配送|送货|发货|快递|物流/,
];
const prices = [
  / (het |mat |ton )?bao nhieu tien /,
  / (het |mat |ton )bao nhieu (?!ngay|lau)/,
  / (how much|costs?|price) /,
  /多少钱|收费|要钱|费用/,
];

const sameWords: readonly Wanted[] = [
  {
    zh: ['运费', '配送费', '邮费', '快递费', '物流费', '送货费', '运输费'],
    en: [
      'delivery fee',
      'delivery fees',
      'delivery cost',
      'delivery charge',
      'shipping fee',
      'shipping fees',
      'shipping cost',
      'shipping costs',
      'freight',
      'postage',
    ],
    vi: ['phí giao hàng', 'phí giao', 'phí vận chuyển', 'phí ship', 'tiền ship', 'cước'],
  },
  {
    zh: ['配送', '送货', '发货', '快递', '物流', '收到货', '到货', '送到'],
    en: ['delivery', 'deliver', 'delivered', 'shipping', 'ship', 'shipped'],
    vi: ['giao hàng', 'nhận được hàng', 'nhận hàng', 'vận chuyển', 'gửi hàng'],
  },
  {
    zh: ['退款', '退钱', '退回', '退还', '返款'],
    en: ['refund', 'refunds', 'refunded', 'money back'],
    vi: ['hoàn tiền', 'hoàn lại', 'trả lại tiền', 'tiền hoàn', 'chuyển lại'],
  },
  {
    zh: ['退货', '换货', '退换货', '退换', '调换'],
    en: ['return', 'returns', 'returned', 'exchange', 'exchanges', 'send back', 'sending it back'],
    vi: ['trả hàng', 'đổi hàng', 'đổi trả', 'đổi trả hàng', 'trả lại'],
  },
  {
    zh: ['付款', '支付', '转账'],
    en: ['pay', 'payment', 'bank transfer'],
    vi: ['thanh toán', 'trả tiền', 'chuyển khoản'],
  },
  { zh: ['取消', '撤单'], en: ['cancel', 'cancelled', 'cancellation'], vi: ['huỷ'] },
  {
    zh: ['定制', '定做', '订做', '订制', '量身'],
    en: ['made to size', 'custom', 'custom made', 'bespoke', 'made to measure'],
    vi: ['đặt theo kích thước', 'theo kích thước', 'đặt riêng', 'đặt làm', 'theo yêu cầu'],
  },
  {
    zh: ['破损', '损坏', '坏了', '瑕疵', '缺件'],
    en: ['damaged', 'damage', 'broken', 'faulty', 'missing'],
    vi: ['hư hỏng', 'bị hỏng', 'bị vỡ', 'có lỗi', 'bị thiếu'],
  },
  {
    zh: ['零件', '配件', '螺丝', '五金'],
    en: ['part', 'parts', 'missing part', 'spare part', 'screw', 'screws', 'fittings'],
    vi: ['linh kiện', 'bộ phận', 'phụ kiện', 'ốc vít', 'con ốc', 'thiếu ốc vít', 'thiếu linh kiện'],
  },
].map(({ zh, en, vi }) => [...zh, ...en, ...vi].map(foldedWords));

const [deliveryFee] = sameWords;

/** The longest first: a fee for delivery is no delivery. */
const phrases = sameWords
  .flatMap((same) => same.map((phrase) => ({ phrase, same })))
  .toSorted((a, b) => b.phrase.length - a.phrase.length);

const chineseFillers = (
  '请问 怎么样 怎么办 怎么 怎样 如何 多少钱 多少 多久 什么时候 什么 可不可以 可以 能不能 有没有 哪里 你们 一下 ' +
  '能 吗 呢 的 了 我 你 要 几 谁 是 有 在 哪'
).split(' ');

const fillers = new Set([
  ...(
    'a an the of for with in on at to and or from by my our your me i we you is are be it that this ' +
    'how do does did can could will would what where when why who which much many long get'
  ).split(' '),
  ...foldedWords(
    'tôi mình bạn có được không là gì thế nào làm sao như bao nhiêu ở đâu khi của cho và hay thì mà một những các nhà với ạ',
  ).split(' '),
]);

/** Chinese by pairs of characters, because it is written without spaces. */
function partsOf(word: string): Wanted[] {
  if (!isHan(word)) return [[word, ...singulars(word)]];
  const letters = [...word];
  return letters.length < 3 ? [[word]] : letters.slice(1).map((letter, at) => [`${letters[at]}${letter}`]);
}

/** Chinese anywhere, other words from their beginning: `ship` is in `shipped`, `hoàn` not in `khoản`. */
function speaksOf(written: string, phrase: string): boolean {
  return isHan(phrase) ? written.includes(phrase) : ` ${written}`.includes(` ${phrase}`);
}

function isHan(word: string): boolean {
  return /\p{Script=Han}/u.test(word);
}

function foldedWords(text: string): string {
  return foldText(text.toLowerCase().normalize('NFC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
