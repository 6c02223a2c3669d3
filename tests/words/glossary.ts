import type { Locale } from '#lib/locale.ts';
import type { Text } from './all-texts.ts';

/** One thing, one word: what is not said, and what is said instead. `everywhere`: also in what people wrote. */
interface Avoided {
  locale: Locale;
  words: RegExp;
  say: string;
  everywhere?: true;
}

const oldTones = /[óòỏõọ][ae](?![\p{L}])|(?<![qQ])[úùủũụ]y(?![\p{L}])/u;

const accountRule: Avoided = { locale: 'zh', words: /账户/, say: '账号 for people; 账户 only at a bank' };

export const avoided: readonly Avoided[] = [
  { locale: 'en', words: /\b(makers?|sellers?)\b/i, say: 'merchant' },
  { locale: 'en', words: /\bshel(f|ves)\b/i, say: 'published, unpublished; in stock' },
  { locale: 'en', words: /\bthings?\b/i, say: 'product, item, or the thing itself by name' },
  { locale: 'en', words: /\bnotices?\b/i, say: 'notification' },
  { locale: 'en', words: /\bpapers?\b/i, say: 'documents' },
  { locale: 'en', words: /\bauditors?\b/i, say: 'reviewer' },
  { locale: 'en', words: /\bremittances?\b/i, say: 'transfer' },
  { locale: 'en', words: /\bmoney back\b/i, say: 'refund' },
  { locale: 'en', words: /\bmeasures\b/i, say: 'measurements' },
  { locale: 'en', words: /\bturn(ed|s)? down\b/i, say: 'rejected' },
  { locale: 'en', words: / …/, say: 'no space before …', everywhere: true },
  { locale: 'en', words: /\bmy home\b/i, say: 'my page' },
  { locale: 'en', words: /\ball quiet\b/i, say: 'what there is none of' },
  { locale: 'en', words: /\b(second factor)\b/i, say: 'two-step verification' },
  { locale: 'en', words: /\b(outside|from|by|of) the house\b/i, say: 'Hien' },
  { locale: 'en', words: /\bdong\b/i, say: 'đồng' },
  { locale: 'en', words: /[\d#}]\s?₫/, say: '₫ before the figure', everywhere: true },
  {
    locale: 'en',
    words: /Hội An|Thanh Hà|Quảng|Thu Bồn|Tết|Đà |Hà Nội|Huế|Sài Gòn/,
    say: 'without marks',
    everywhere: true,
  },

  { locale: 'zh', words: /方案/, say: '套餐' },
  { locale: 'zh', words: /设计工作台/, say: '设计空间' },
  { locale: 'zh', words: /三维/, say: '3D', everywhere: true },
  { locale: 'zh', words: /汇款/, say: '转账', everywhere: true },
  { locale: 'zh', words: /运送中/, say: '运输中', everywhere: true },
  { locale: 'zh', words: /商品(?!小计)/, say: '产品', everywhere: true },
  { locale: 'zh', words: /卖家/, say: '商家' },
  { locale: 'zh', words: /定做/, say: '定制' },
  { locale: 'zh', words: /收藏夹/, say: '灵感板' },
  { locale: 'zh', words: /恢复码/, say: '备用码' },
  accountRule,
  { locale: 'zh', words: /您/, say: '你', everywhere: true },
  { locale: 'zh', words: /取来|没取到/, say: '加载' },
  { locale: 'zh', words: /神台|神厅/, say: '供桌，供奉间', everywhere: true },
  { locale: 'zh', words: /筒子|管屋|联排窄屋/, say: '筒屋', everywhere: true },
  { locale: 'zh', words: /天鹅绒|圈圈呢/, say: '丝绒，圈绒', everywhere: true },
  { locale: 'zh', words: /红木/, say: '桃花心木', everywhere: true },
  { locale: 'zh', words: /厨柜/, say: '橱柜', everywhere: true },
  { locale: 'zh', words: /[\d#}]\s?₫/, say: '₫ before the figure', everywhere: true },

  { locale: 'vi', words: /nhà sản xuất|nhà làm|người bán(?! hàng)/i, say: 'nhà bán hàng' },
  { locale: 'vi', words: /mẫu 3D|thư viện mẫu/i, say: 'mô hình 3D', everywhere: true },
  { locale: 'vi', words: /(lên|khỏi|lại|trên) kệ|trưng bày|cất đi/i, say: 'hiển thị, ẩn; trở lại kho' },
  { locale: 'vi', words: /tạm ẩn/i, say: 'bị gỡ, by us; ẩn, by oneself' },
  { locale: 'vi', words: /lời nhắn/i, say: 'thông báo, tin nhắn' },
  { locale: 'vi', words: /kiểm duyệt/i, say: 'duyệt, người duyệt' },
  { locale: 'vi', words: /bảng kê/i, say: 'bảng đối soát' },
  { locale: 'vi', words: /biệt danh|tên gọi/i, say: 'tên hiển thị' },
  { locale: 'vi', words: /mã xác minh|mã một lần|mã khôi phục/i, say: 'mã xác nhận, mã dự phòng' },
  { locale: 'vi', words: /đường dẫn/i, say: 'liên kết' },
  { locale: 'vi', words: /bộ sưu tập/i, say: 'bảng ý tưởng' },
  { locale: 'vi', words: /chính sách riêng tư/i, say: 'chính sách quyền riêng tư' },
  { locale: 'vi', words: /băng rôn/i, say: 'biểu ngữ' },
  { locale: 'vi', words: /đóng theo|theo số đo/i, say: 'đặt theo kích thước' },
  { locale: 'vi', words: /máy ảnh/i, say: 'góc nhìn' },
  { locale: 'vi', words: /không gian làm việc/i, say: 'không gian thiết kế' },
  { locale: 'vi', words: /chuyến tham quan/i, say: 'tour 360°' },
  { locale: 'vi', words: /mi-li-mét/i, say: 'milimét', everywhere: true },
  {
    locale: 'vi',
    words: /(?<!\p{L})(teak|tràm|gỗ gụ)(?!\p{L})/iu,
    say: 'gỗ tếch, gỗ keo, gỗ mahogany',
    everywhere: true,
  },
  {
    locale: 'vi',
    words: /(?<!\p{L})(quận|huyện|Bình Dương)(?!\p{L})/iu,
    say: 'wards since July 2025',
    everywhere: true,
  },
  { locale: 'vi', words: / …/, say: 'no space before …', everywhere: true },
  { locale: 'vi', words: /₫\s?[\d#{]/, say: '₫ after the figure', everywhere: true },
  { locale: 'vi', words: oldTones, say: 'the new tone position (khoá)', everywhere: true },
];

const bankAccount = 'an account at a bank';
const anchor = 'part of an address, kept so that links still lead there';

/** Where an avoided word is right: place (`*` for any rest of it) and why. */
export const allowed: Readonly<Record<string, string>> = {
  'en payments receipt.missing': 'the sentence is given (B3)',
  'en glb note.*': 'to measure, the verb',
  'zh applications reasons.notArrived.text': bankAccount,
  'zh console audit.actions.*': bankAccount,
  'zh desk settings.*': bankAccount,
  'zh errors *': bankAccount,
  'zh homes todo.*': bankAccount,
  'zh money *': bankAccount,
  'zh notices types.*': bankAccount,
  'zh payments *': bankAccount,
  'zh profile bank.*': bankAccount,
  'zh remittances *': bankAccount,
  'zh privacy sections.*': bankAccount,
  'zh terms sections.*': bankAccount,
  'zh disclaimer sections.*': bankAccount,
  'zh faq *': bankAccount,
  'vi addresses *': 'the address as it was before July 2025',
  'en privacy sections.3.id': anchor,
  'en privacy sections.6.id': anchor,
  'en terms sections.6.id': anchor,
  'en about sections.0.paragraphs.0': 'drawn on paper',
  'en export *': 'sheets of paper',
  'en errors export_refused': 'sheets of paper',
};

export function faultsIn(texts: readonly Text[], from: readonly Avoided[]): { fault: string; exempt: string | null }[] {
  return texts.flatMap(({ place, locale, text }) =>
    from
      .filter((rule) => rule.locale === locale && rule.words.test(withoutArguments(text)))
      .map(({ words, say }) => ({
        fault: `${locale} ${place}: “${words.exec(withoutArguments(text))?.[0] ?? ''}”, say ${say} (${text.slice(0, 90)})`,
        exempt: exemptionOf(`${locale} ${place}`, say),
      })),
  );
}

/** Where an account is one at a bank, the word for people's is the only one that may stand. */
function exemptionOf(place: string, say: string): string | null {
  const key = Object.keys(allowed).find((each) =>
    each.endsWith('*') ? place.startsWith(each.slice(0, -1)) : place === each,
  );
  if (key === undefined || (allowed[key] === bankAccount && say !== accountRule.say)) return null;
  return key;
}

/** Names inside braces and tags are code: `{maker}`, `{paper}`. Figures beside ₫ keep their brace. */
function withoutArguments(text: string): string {
  return text.replaceAll(/\{\s*\w+\s*(?=[,}])/g, '{').replaceAll(/<\/?\w+>/g, '');
}
