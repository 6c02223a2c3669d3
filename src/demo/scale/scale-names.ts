import type { Rng } from '#lib/random.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import type { LocalizedText } from '#models/family.ts';

/** Names for very many things: pronounceable in each language, and different enough to search for. */
const given: readonly (readonly [vi: string, en: string, zh: string])[] = [
  ['Nắng', 'Sunlight', '阳光'],
  ['Mây', 'Cloud', '云'],
  ['Sương', 'Mist', '雾'],
  ['Lụa', 'Silk', '绸'],
  ['Sen', 'Lotus', '莲'],
  ['Trúc', 'Bamboo', '竹'],
  ['Mai', 'Plum', '梅'],
  ['Thu', 'Autumn', '秋'],
  ['Hạ', 'Summer', '夏'],
  ['Xuân', 'Spring', '春'],
  ['Đông', 'Winter', '冬'],
  ['Biển', 'Sea', '海'],
  ['Sông', 'River', '河'],
  ['Núi', 'Hill', '山'],
  ['Gió', 'Wind', '风'],
  ['Mưa', 'Rain', '雨'],
  ['Trăng', 'Moon', '月'],
  ['Sao', 'Star', '星'],
  ['Đá', 'Pebble', '石'],
  ['Cát', 'Sand', '沙'],
  ['Bình Minh', 'Daybreak', '晨'],
  ['Hoàng Hôn', 'Dusk', '暮'],
  ['An Nhiên', 'Calm', '安然'],
  ['Tĩnh Lặng', 'Quiet', '静'],
  ['Thảo Nguyên', 'Meadow', '草原'],
  ['Phố Cổ', 'Old Town', '古镇'],
  ['Ven Đê', 'Dyke', '堤岸'],
  ['Làng Gốm', 'Potter', '陶村'],
  ['Sân Gạch', 'Courtyard', '庭院'],
  ['Mái Ngói', 'Tile Roof', '瓦檐'],
  ['Giếng Trời', 'Skylight', '天井'],
  ['Bến Nước', 'Landing', '渡口'],
  ['Hoa Giấy', 'Paper Flower', '三角梅'],
  ['Rặng Dừa', 'Palm Row', '椰林'],
  ['Đồi Chè', 'Tea Hill', '茶山'],
  ['Ruộng Lúa', 'Paddy', '稻田'],
  ['Cánh Diều', 'Kite', '风筝'],
  ['Chuồn Chuồn', 'Dragonfly', '蜻蜓'],
  ['Vành Khuyên', 'White-eye', '绣眼'],
  ['Chim Sẻ', 'Sparrow', '麻雀'],
];
const makers = ['Mộc', 'Gỗ', 'Nhà', 'Xưởng', 'Lê', 'Trần', 'Phạm', 'Hoàng', '木', '林', '和', '居'];

export function nameFor(rng: Rng, thing: LocalizedText, number: number): Trilingual {
  const [vi, en, zh] = rng.pick(given);
  const suffix = rng.next() < 0.1 ? ` ${(number % 900) + 100}` : '';
  return {
    vi: `${thing.vi} ${vi}${suffix}`,
    en: `${en} ${thing.en.toLowerCase()}${suffix}`,
    zh: `${zh}${thing.zh}${suffix}`,
  };
}

export function maker(rng: Rng, number: number): string {
  const [vi, , zh] = rng.pick(given);
  return rng.next() < 0.25
    ? `${zh}${rng.pick(['木作', '家居', '工坊'])} ${number}`
    : `${rng.pick(makers.slice(0, 8))} ${vi} ${number}`;
}

export function about(rng: Rng, thing: LocalizedText, look: LocalizedText): Trilingual {
  const [vi, en, zh] = rng.pick(given);
  return {
    vi: `${thing.vi} phong cách ${look.vi}, lấy cảm hứng từ ${vi.toLowerCase()}, làm tại xưởng.`,
    en: `A ${look.en} ${thing.en.toLowerCase()} with ${en.toLowerCase()} in mind, made in the workshop.`,
    zh: `${look.zh.replace(/风$/, '')}风格的${thing.zh}，灵感来自${zh}，由工坊制作。`,
  };
}
