import { singulars } from '#models/search/english-number.ts';
import { foldText } from '#models/search/text.ts';

/** What an answer must speak of: one of these words or phrases, and how much of the question that is. */
interface Wanted {
  same: readonly string[];
  weight: number;
}

/** What has a name among ours says more of a question than a word beside it. */
const namedWeight = 2;
/** What no answer has a word for, a Sunday or a credit card, is what the question is about. */
const unknownWeight = 1.5;
/** An answer that speaks of less of the question answers another one. */
const enough = 0.58;

/** Those of the texts that answer a question; none where they speak only of a part of it. The best first. */
export function answersTo<T extends { about: string; question: string }>(texts: readonly T[], question: string): T[] {
  const asked = wantedOf(question.slice(0, 200));
  if (asked.length === 0) return [...texts];
  const written = texts.map(({ about }) => writtenWords(about));
  const wanted = asked.map((each) =>
    written.some((words) => isMet(each, words)) ? each : { ...each, weight: each.weight * unknownWeight },
  );
  const all = texts.map((text, at) => ({
    text,
    met: shareMet(written[at]!, wanted),
    asked: shareMet(writtenWords(text.question), wanted),
  }));
  const most = Math.max(0, ...all.map(({ met }) => met));
  if (most < enough) return [];
  return all
    .filter(({ met }) => met === most)
    .toSorted((a, b) => b.asked - a.asked || (b.asked > 0 ? a.text.question.length - b.text.question.length : 0))
    .map(({ text }) => text);
}

/**
 * What a question on the help page is about. Words that ask for the same are one, in all languages at once: an answer
 * may stand in another. Little words ask for nothing, unless there is nothing else.
 */
function wantedOf(question: string): Wanted[] {
  const typed = wordsOf(question);
  const asked = foldText(typed);
  const accented = new Map(typed.split(' ').map((word) => [foldText(word), word]));
  const wanted = new Set<readonly string[]>();
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
  const others = rest.split(' ').filter((word) => word !== '' && !fillers.has(accented.get(word) ?? word));
  const all = [
    ...[...wanted].map((same) => ({ same, weight: namedWeight })),
    ...others.flatMap((word) => partsOf(accented.get(word) ?? word)),
  ];
  return all.length > 0 || asked === '' ? all : [{ same: [asked], weight: 1 }];
}

/** A text as typed and without accents: who typed some meant these. */
interface Written {
  accented: string;
  folded: string;
}

function writtenWords(text: string): Written {
  const accented = wordsOf(text);
  return { accented, folded: foldText(accented) };
}

/** How much of it a text speaks of. */
function shareMet(written: Written, wanted: readonly Wanted[]): number {
  return sum(wanted.filter((each) => isMet(each, written))) / sum(wanted);
}

function isMet({ same }: Wanted, { accented, folded }: Written): boolean {
  return same.some((phrase) => speaksOf(foldText(phrase) === phrase ? folded : accented, phrase));
}

function sum(wanted: readonly Wanted[]): number {
  return wanted.reduce((total, { weight }) => total + weight, 0);
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

const sameWords: readonly (readonly string[])[] = [
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
  {
    zh: ['收货地址', '送货地址', '配送地址', '地址'],
    en: ['delivery address', 'shipping address', 'address'],
    vi: ['địa chỉ giao hàng', 'địa chỉ nhận hàng', 'địa chỉ giao', 'địa chỉ nhận', 'địa chỉ'],
  },
  {
    zh: ['修改', '更改', '改成', '改', '换一个'],
    en: ['change', 'changed', 'changing', 'edit', 'update', 'correct', 'wrong', 'mistake', 'mistyped', 'typo'],
    vi: ['thay đổi', 'đổi', 'sửa', 'chỉnh', 'nhập sai', 'ghi sai', 'điền sai', 'sai', 'nhập nhầm', 'ghi nhầm', 'nhầm'],
  },
  {
    zh: ['上门安装', '上门组装', '上门装', '安装', '组装', '装配'],
    en: ['assembly', 'assemble', 'assembled', 'install', 'installed', 'installation', 'set up', 'put together'],
    vi: ['lắp ráp', 'lắp đặt', 'lắp', 'ráp'],
  },
].map(({ zh, en, vi }) => [...zh, ...en, ...vi].map(foldedWords));

const [deliveryFee] = sameWords;

/** The longest first: a fee for delivery is no delivery. */
const phrases = sameWords
  .flatMap((same) => same.map((phrase) => ({ phrase, same })))
  .toSorted((a, b) => b.phrase.length - a.phrase.length);

const chineseFillers = (
  '请问 怎么样 怎么办 怎么 怎样 如何 多少钱 多少 多久 什么时候 什么 可不可以 可以 能不能 有没有 哪里 你们 一下 ' +
  '填错 写错 之后 以后 后 想 请 需要 还 会 把 能 吗 呢 的 了 我 你 要 几 谁 是 有人 有 在 哪 师傅 来家里 到家 帮我 帮忙'
).split(' ');

const englishFillers =
  'a an the of for with in on at to and or from by my our your me i we you is are be it that this how do does did can ' +
  'could will would what where when why who which much many long get have has had i m there any some so then after ' +
  'before if want need please about should am already someone somebody anyone come comes home house place';
const vietnameseFillers =
  'tôi mình bạn có được không là gì thế nào làm sao như bao nhiêu ở đâu khi của cho và hay thì mà một những các nhà ' +
  'với ạ sau trước nếu muốn cần đã rồi bị vậy ra thể xin hỏi phải nên ai người đến tới tận nơi thợ giúp hộ lỡ';
/** Accents count where they were typed: mà is a little word, mã a code. */
const fillers = new Set(
  [englishFillers, vietnameseFillers, foldText(vietnameseFillers)].flatMap((each) => each.split(' ')),
);

/** Chinese by pairs of characters, because it is written without spaces. */
function partsOf(word: string): Wanted[] {
  if (!isHan(word)) return [{ same: [word, ...singulars(word)], weight: 1 }];
  const letters = [...word];
  if (letters.length < 3) return [{ same: [word], weight: 1 }];
  const weight = Math.ceil(letters.length / 4) / (letters.length - 1);
  return letters.slice(1).map((letter, at) => ({ same: [`${letters[at]}${letter}`], weight }));
}

/** Chinese anywhere, other words from their beginning: `ship` is in `shipped`, `hoàn` not in `khoản`. */
function speaksOf(written: string, phrase: string): boolean {
  return isHan(phrase) ? written.includes(phrase) : ` ${written}`.includes(` ${phrase}`);
}

function isHan(word: string): boolean {
  return /\p{Script=Han}/u.test(word);
}

function foldedWords(text: string): string {
  return foldText(wordsOf(text));
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
