import { finishesOf } from '#models/materials/finish.ts';

/** Grain runs along u; a picture is 1.6 m of timber, 40 cm wide, so that boards cut from it differ. */
const common = { kind: 'wood', roughness: 0.48, metalness: 0, pattern: 'oak', tile: [1600, 400], relief: 0.6 } as const;

export const woods = finishesOf(common, [
  ['oak-natural', '#b98f5e', 'Natural oak', '原木色橡木', 'Sồi tự nhiên'],
  ['oak-pale', '#cfb48a', 'Pale oak', '浅色橡木', 'Sồi sáng'],
  ['oak-white', '#ddd0b8', 'White-oiled oak', '洗白橡木', 'Sồi dầu trắng'],
  ['oak-smoked', '#5d4938', 'Smoked oak', '烟熏橡木', 'Sồi hun khói'],
  ['oak-black', '#2a2522', 'Black-stained oak', '黑橡木', 'Sồi nhuộm đen'],
  ['ash-natural', '#d2bd97', 'Natural ash', '白蜡木', 'Tần bì tự nhiên', { pattern: 'ash' }],
  ['ash-black', '#33302c', 'Black ash', '黑色白蜡木', 'Tần bì đen', { pattern: 'ash' }],
  ['walnut', '#6b4930', 'Walnut', '胡桃木', 'Óc chó', { pattern: 'walnut' }],
  ['walnut-dark', '#4a3324', 'Dark walnut', '深胡桃木', 'Óc chó đậm', { pattern: 'walnut' }],
  ['teak', '#8d6238', 'Teak', '柚木', 'Gỗ tếch', { pattern: 'teak' }],
  ['mahogany', '#6a3524', 'Mahogany', '桃花心木', 'Gỗ mahogany', { pattern: 'mahogany', roughness: 0.4 }],
  ['rosewood', '#74402a', 'Rosewood', '花梨木', 'Gỗ hương', { pattern: 'walnut', roughness: 0.38 }],
  ['wenge', '#3a2b23', 'Wenge', '鸡翅木', 'Gỗ wenge', { pattern: 'wenge' }],
  ['cherry', '#9a5f3a', 'Cherry', '樱桃木', 'Gỗ anh đào', { pattern: 'maple' }],
  ['maple', '#dcc39b', 'Maple', '枫木', 'Gỗ phong', { pattern: 'maple' }],
  ['beech', '#cfa77a', 'Beech', '榉木', 'Gỗ dẻ gai', { pattern: 'beech' }],
  ['pine', '#d8b27c', 'Pine', '松木', 'Gỗ thông', { pattern: 'pine' }],
  ['acacia', '#8a5c38', 'Acacia', '相思木', 'Gỗ keo', { pattern: 'walnut' }],
  ['bamboo', '#cfae74', 'Bamboo', '竹', 'Tre ép', { pattern: 'bamboo', tile: [1200, 300] }],
]);
