import type { Locale } from '#lib/locale.ts';

/** What the 34 provinces are called in the other two languages, by their code; envelopes keep the Vietnamese names. */
const names: Readonly<Record<string, Record<Exclude<Locale, 'vi'>, string>>> = {
  '01': { en: 'Hanoi', zh: '河内市' },
  '04': { en: 'Cao Bang', zh: '高平省' },
  '08': { en: 'Tuyen Quang', zh: '宣光省' },
  '11': { en: 'Dien Bien', zh: '奠边省' },
  '12': { en: 'Lai Chau', zh: '莱州省' },
  '14': { en: 'Son La', zh: '山罗省' },
  '15': { en: 'Lao Cai', zh: '老街省' },
  '19': { en: 'Thai Nguyen', zh: '太原省' },
  '20': { en: 'Lang Son', zh: '谅山省' },
  '22': { en: 'Quang Ninh', zh: '广宁省' },
  '24': { en: 'Bac Ninh', zh: '北宁省' },
  '25': { en: 'Phu Tho', zh: '富寿省' },
  '31': { en: 'Hai Phong', zh: '海防市' },
  '33': { en: 'Hung Yen', zh: '兴安省' },
  '37': { en: 'Ninh Binh', zh: '宁平省' },
  '38': { en: 'Thanh Hoa', zh: '清化省' },
  '40': { en: 'Nghe An', zh: '乂安省' },
  '42': { en: 'Ha Tinh', zh: '河静省' },
  '44': { en: 'Quang Tri', zh: '广治省' },
  '46': { en: 'Hue', zh: '顺化市' },
  '48': { en: 'Da Nang', zh: '岘港市' },
  '51': { en: 'Quang Ngai', zh: '广义省' },
  '52': { en: 'Gia Lai', zh: '嘉莱省' },
  '56': { en: 'Khanh Hoa', zh: '庆和省' },
  '66': { en: 'Dak Lak', zh: '多乐省' },
  '68': { en: 'Lam Dong', zh: '林同省' },
  '75': { en: 'Dong Nai', zh: '同奈省' },
  '79': { en: 'Ho Chi Minh City', zh: '胡志明市' },
  '80': { en: 'Tay Ninh', zh: '西宁省' },
  '82': { en: 'Dong Thap', zh: '同塔省' },
  '86': { en: 'Vinh Long', zh: '永隆省' },
  '91': { en: 'An Giang', zh: '安江省' },
  '92': { en: 'Can Tho', zh: '芹苴市' },
  '96': { en: 'Ca Mau', zh: '金瓯省' },
};

/** Chinese writes it before the district without a space: `胡志明市第七郡`. */
const chinese = new RegExp(
  Object.values(names)
    .map(({ zh }) => `${zh.slice(0, -1)}[省市]?`)
    .join('|'),
  'gu',
);

/** What is said beside the province, for where that one is known. */
export function besideProvince(text: string): string {
  return text.replace(chinese, ' ');
}

/** A province as its reader calls it; `name` is the Vietnamese one. */
export function provinceName({ code, name }: { code: string; name: string }, locale: Locale): string {
  return locale === 'vi' ? name : (names[code]?.[locale] ?? name);
}
