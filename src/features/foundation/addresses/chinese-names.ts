/**
 * Districts and quarters as Chinese speakers in Vietnam write them, in the letters that names are compared by
 * (`foldedName`). Only those much in use: for any other, nothing is found, and the field says so.
 */
const known: Readonly<Record<string, string>> = {
  平盛: 'binh thanh',
  新平: 'tan binh',
  新富: 'tan phu',
  富润: 'phu nhuan',
  守德: 'thu duc',
  平新: 'binh tan',
  旧邑: 'go vap',
  平政: 'binh chanh',
  古芝: 'cu chi',
  福门: 'hoc mon',
  芽皮: 'nha be',
  草田: 'thao dien',
  滨城: 'ben thanh',
  西贡: 'sai gon',
  堤岸: 'cho lon',
  富美兴: 'tan phong quan 7',
  还剑: 'hoan kiem',
  巴亭: 'ba dinh',
  栋多: 'dong da',
  二征夫人: 'hai ba trung',
  西湖: 'tay ho',
  纸桥: 'cau giay',
  青春: 'thanh xuan',
  黄梅: 'hoang mai',
  龙边: 'long bien',
  南慈廉: 'nam tu liem',
  北慈廉: 'bac tu liem',
  河东: 'ha dong',
  海州: 'hai chau',
  清溪: 'thanh khe',
  山茶: 'son tra',
  五行山: 'ngu hanh son',
  莲沼: 'lien chieu',
  锦荔: 'cam le',
  会安: 'hoi an',
};

const kinds: Readonly<Record<string, string>> = { 郡: 'quan', 坊: 'phuong' };
const numbered = /第?(\d{1,2}|[一二三四五六七八九十]{1,3})(郡|坊)/gu;
const named = new RegExp(`(${Object.keys(known).join('|')})[郡县坊社市]?`, 'gu');
const figures = '一二三四五六七八九';

/** `第七郡` → `quan 7`, `平盛郡` → `binh thanh`; what is not known stays as it was typed. */
export function chineseInLetters(text: string): string {
  return text
    .replace(numbered, (_, number: string, kind: string) => ` ${kinds[kind]} ${figureOf(number)} `)
    .replace(named, (_, name: string) => ` ${known[name]} `);
}

/** `十` 10, `十二` 12, `二十` 20, `二十四` 24. */
function figureOf(number: string): number {
  if (/^\d/.test(number)) return Number(number);
  if (!number.includes('十')) return figures.indexOf(number) + 1;
  const [tens = '', ones = ''] = number.split('十');
  const one = ones === '' ? 0 : figures.indexOf(ones) + 1;
  return (tens === '' ? 1 : figures.indexOf(tens) + 1) * 10 + one;
}
