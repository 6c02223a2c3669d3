const english = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const vietnamese = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười'];
const chinese: Record<string, string> = {
  单: '1',
  一: '1',
  二: '2',
  两: '2',
  双: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  七: '7',
  八: '8',
  九: '9',
  十: '10',
};

/** Only before what is counted: `ba` is also a father, 一 begins many words. */
const countedVietnamese = 'chỗ|cánh|ngăn|tầng|người|hộc|cửa|chân|bóng|ghế|lớp|bậc|vòi';
const countedChinese = '人|门|抽|层|座|格|脚|扇|斗|头|叶|位|屉|腿|个抽|个门';

const englishPattern = new RegExp(`\\b(${english.join('|')})\\b`, 'g');
const vietnamesePattern = new RegExp(
  `(?<!\\p{L})(${vietnamese.join('|')}) (?=(?:${countedVietnamese})(?!\\p{L}))`,
  'gu',
);
const chinesePattern = new RegExp(`[${Object.keys(chinese).join('')}](?=${countedChinese})`, 'g');

/**
 * Writes counts as figures, in queries and names alike: "three seats", "ba chỗ" and 三人 are found by 3 and by each
 * other's spelling.
 */
export function withFigures(text: string): string {
  return text
    .replace(englishPattern, (found) => String(english.indexOf(found)))
    .replace(vietnamesePattern, (_, found: string) => `${vietnamese.indexOf(found)} `)
    .replace(chinesePattern, (found) => chinese[found]!);
}
