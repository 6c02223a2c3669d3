import type { Locale } from '#lib/locale.ts';
import type { Parameter, Value } from '#models/family.ts';

/** A count alone says nothing beside other words: "Two" of what? */
const bareCount: Record<Locale, RegExp> = {
  en: /^(One|Two|Three|Four|Five|Six|Eight|Nine|Thirteen|Seventeen)$/,
  zh: /^[一二两三四五六八]个$/,
  vi: /^(Một|Hai|Ba|Bốn|Năm|Sáu|Tám|Chín)( chiếc)?$/,
};

/** What a piece does not have. */
const absent = new Set(['None', 'Nothing', 'Empty']);

/**
 * Fields whose values say too little alone ("Slim": what is?), and what is said before them. By the field's name in
 * each language; a value that names the thing itself is told as it is.
 */
const before: Record<Locale, Readonly<Record<string, string>>> = {
  en: Object.fromEntries(
    (
      'Arms, Back, Back panel, Base, Bookends, Case, Cistern, Corners, Edge, Filled with, Form, Frame, ' +
      'Fronts, Growth, Handles, Hands, Headboard, Heading, Hung by, Hung from, Legs, Long side, Mount, ' +
      'On top, Pattern, Pot, Rails, Raised end, Seat, Shade, Shape, Sound bar, Spacing, Stand, Stands on, ' +
      'Stretchers, Top shape, Weave, Worktop'
    )
      .split(', ')
      .map((name) => [name, `${name}:`]),
  ),
  zh: Object.fromEntries(
    ['卡纸', '方向', '扶头', '横枨', '座面', '株形', '盛放', '插花', '书立', '顶部摆件', '水箱', '回音壁', '护栏'].map(
      (name) => [name, `${name}：`],
    ),
  ),
  vi: {
    'Bên dài': 'bên dài',
    'Cách treo': 'treo',
    'Cắm kèm': 'cắm',
    'Chặn sách': 'chặn sách bằng',
    Chân: 'chân',
    'Chân ghế': 'chân',
    'Chân đế': 'chân',
    Chậu: 'chậu',
    Cạnh: 'cạnh',
    Dáng: 'dáng',
    'Dáng bình': 'dáng',
    'Dáng mặt bàn': 'mặt',
    'Giấy bo': 'giấy bo',
    'Hoạ tiết': 'hoạ tiết',
    Khung: 'khung',
    Kim: 'kim',
    'Kiểu đan': 'đan',
    'Két nước': 'két nước',
    'Loa thanh': 'loa thanh',
    'Lưng ghế': 'lưng',
    'Lưng tựa': 'lưng',
    'Mép thảm': 'mép',
    'Mặt bếp': 'mặt bếp',
    'Mặt cánh': 'cánh',
    'Mặt ngồi': 'mặt ngồi',
    'Nhịp tầng': 'tầng',
    Quai: 'quai',
    'Số trong bộ': 'mẫu',
    'Tay nắm': 'tay nắm',
    'Tay vịn': 'tay vịn',
    'Thanh chắn': 'thanh chắn',
    'Thanh giằng': 'thanh giằng',
    'Tấm lưng': 'tấm lưng',
    Vỏ: 'vỏ',
    'Đầu giường': 'đầu giường',
    'Đầu tựa': 'đầu tựa',
    'Đặt trên': 'bên trên có',
    'Độ rậm': 'tán',
    Đựng: 'đựng',
  },
};

/** Whether the value of a form says that something is not there: among other words it is left out. */
export function isAbsent(parameter: Parameter | undefined, value: Value): boolean {
  return absent.has(parameter?.labels?.[String(value)]?.en ?? '');
}

/** The value of a form as it reads among others, away from the name of its field. */
export function valueWords(parameter: Parameter | undefined, value: Value, locale: Locale): string {
  const label = parameter?.labels?.[String(value)]?.[locale] ?? String(value);
  if (!parameter) return label;
  if (bareCount[locale].test(label)) return counted(label, parameter.name[locale], locale);
  const said = before[locale][parameter.name[locale]];
  if (said === undefined || isAbsent(parameter, value) || namesItself(label, said)) return label;
  return capital(`${said}${locale === 'zh' ? '' : ' '}${locale === 'zh' ? label : uncapital(label)}`);
}

function counted(label: string, name: string, locale: Locale): string {
  if (locale === 'zh') return `${label}${name}`;
  const thing = uncapital(name);
  if (locale === 'vi') return `${label} ${thing.replace(/^số /, '')}`;
  return `${label} ${label === 'One' ? thing.replace(/s$/, '') : thing}`;
}

/** `Chân quỳ` of the legs, `No arms` of the arms, and what is an act or a having: `Nhấn mở`, `Có tay`. */
function namesItself(label: string, said: string): boolean {
  const noun = said
    .replace(/[:：]$/, '')
    .toLowerCase()
    .split(' ')[0]!;
  return label.toLowerCase().split(' ').includes(noun) || /^(Nhấn|Có|Không) /.test(label);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Letters that stand alone are names: `H shape`, `T arms`. */
function uncapital(text: string): string {
  return /^\p{Lu}[ -]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
