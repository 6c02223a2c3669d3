import { finishesOf } from '#models/materials/finish.ts';

const plain = { kind: 'fabric', roughness: 0.95, metalness: 0, relief: 1 } as const;

const linens = finishesOf({ ...plain, pattern: 'linen', tile: [120, 120] }, [
  ['linen-oat', '#d6cbb8', 'Oat linen', '燕麦色亚麻', 'Vải lanh màu yến mạch'],
  ['linen-ivory', '#e8e2d4', 'Ivory linen', '象牙白亚麻', 'Vải lanh trắng ngà'],
  ['linen-sand', '#c5b495', 'Sand linen', '沙色亚麻', 'Vải lanh màu cát'],
  ['linen-greige', '#aea292', 'Greige linen', '灰褐亚麻', 'Vải lanh xám be'],
  ['linen-sage', '#8c9a80', 'Sage linen', '鼠尾草绿亚麻', 'Vải lanh xanh xô thơm'],
  ['linen-olive', '#6c6b45', 'Olive linen', '橄榄绿亚麻', 'Vải lanh xanh ô liu'],
  ['linen-indigo', '#34465f', 'Indigo linen', '靛蓝亚麻', 'Vải lanh xanh chàm'],
  ['linen-sky', '#93a9b6', 'Sky linen', '天蓝亚麻', 'Vải lanh xanh trời'],
  ['linen-rust', '#a65a36', 'Rust linen', '铁锈红亚麻', 'Vải lanh đỏ gỉ sắt'],
  ['linen-mustard', '#bf963c', 'Mustard linen', '芥末黄亚麻', 'Vải lanh vàng mù tạt'],
  ['linen-cocoa', '#6a4e3e', 'Cocoa linen', '可可色亚麻', 'Vải lanh nâu ca cao'],
  ['linen-graphite', '#54565a', 'Graphite linen', '石墨灰亚麻', 'Vải lanh xám than chì'],
]);

const boucles = finishesOf({ ...plain, pattern: 'boucle', tile: [160, 160], relief: 1.4 }, [
  ['boucle-ivory', '#e9e3d7', 'Ivory bouclé', '象牙白圈绒', 'Vải bouclé trắng ngà'],
  ['boucle-oat', '#cfc3af', 'Oat bouclé', '燕麦色圈绒', 'Vải bouclé màu yến mạch'],
  ['boucle-clay', '#b58d74', 'Clay bouclé', '陶土色圈绒', 'Vải bouclé màu đất'],
  ['boucle-fog', '#b9bab8', 'Fog bouclé', '雾灰圈绒', 'Vải bouclé xám sương'],
  ['boucle-moss', '#6d7355', 'Moss bouclé', '苔绿圈绒', 'Vải bouclé xanh rêu'],
]);

const velvets = finishesOf({ ...plain, pattern: 'velvet', tile: [400, 400], roughness: 0.8, sheen: 0.9, relief: 0.5 }, [
  ['velvet-forest', '#31493c', 'Forest velvet', '森林绿丝绒', 'Nhung xanh rừng'],
  ['velvet-teal', '#2c5557', 'Teal velvet', '孔雀蓝丝绒', 'Nhung xanh cổ vịt'],
  ['velvet-navy', '#2a3852', 'Navy velvet', '藏青丝绒', 'Nhung xanh hải quân'],
  ['velvet-mustard', '#b98d35', 'Mustard velvet', '芥末黄丝绒', 'Nhung vàng mù tạt'],
  ['velvet-terracotta', '#a95f43', 'Terracotta velvet', '陶红丝绒', 'Nhung màu đất nung'],
  ['velvet-wine', '#5f2a33', 'Wine velvet', '酒红丝绒', 'Nhung đỏ rượu vang'],
  ['velvet-rose', '#b78683', 'Dusty rose velvet', '灰玫瑰色丝绒', 'Nhung hồng khói'],
  ['velvet-taupe', '#8b7d70', 'Taupe velvet', '灰褐丝绒', 'Nhung nâu xám'],
]);

const wools = finishesOf({ ...plain, pattern: 'wool', tile: [140, 140] }, [
  ['wool-fog', '#c3c3bf', 'Fog wool', '雾灰羊毛', 'Len xám sương'],
  ['wool-greige', '#a89c8c', 'Greige wool', '灰褐羊毛', 'Len xám be'],
  ['wool-charcoal', '#434447', 'Charcoal wool', '炭灰羊毛', 'Len xám than'],
  ['wool-olive', '#66663f', 'Olive wool', '橄榄绿羊毛', 'Len xanh ô liu'],
  ['wool-blue', '#44607a', 'Sea blue wool', '海蓝羊毛', 'Len xanh biển'],
  ['wool-terracotta', '#b36b4d', 'Terracotta wool', '陶红羊毛', 'Len màu đất nung'],
]);

const cottons = finishesOf({ ...plain, pattern: 'cotton', tile: [80, 80], relief: 0.6 }, [
  ['cotton-white', '#efece5', 'White cotton', '白色棉布', 'Vải bông trắng'],
  ['cotton-cream', '#e6dcc8', 'Cream cotton', '奶油色棉布', 'Vải bông màu kem'],
  ['cotton-sky', '#a9bcc8', 'Sky cotton', '天蓝棉布', 'Vải bông xanh trời'],
  ['cotton-blush', '#d6b3a6', 'Blush cotton', '浅粉棉布', 'Vải bông hồng phấn'],
  ['cotton-sage', '#a3ad95', 'Sage cotton', '鼠尾草绿棉布', 'Vải bông xanh xô thơm'],
  ['cotton-navy', '#2f3c53', 'Navy cotton', '藏青棉布', 'Vải bông xanh hải quân'],
  [
    'stripe-indigo',
    '#e4ddcf',
    'Indigo stripe',
    '靛蓝条纹布',
    'Vải kẻ sọc xanh chàm',
    { pattern: 'stripe', second: '#41536e', tile: [160, 160] },
  ],
]);

const silks = finishesOf({ ...plain, pattern: 'silk', tile: [300, 300], roughness: 0.55, sheen: 0.5, relief: 0.5 }, [
  ['silk-raw', '#d9cdb2', 'Raw silk', '原色真丝', 'Lụa đũi'],
  ['silk-ink', '#27344a', 'Ink-blue silk', '墨蓝真丝', 'Lụa xanh mực'],
  ['silk-gold', '#b89a5c', 'Old-gold silk', '古金真丝', 'Lụa vàng cổ'],
]);

const sheers = finishesOf({ ...plain, pattern: 'cotton', tile: [60, 60], opacity: 0.62, relief: 0.4 }, [
  ['sheer-white', '#f3f1ea', 'White voile', '白纱', 'Voan trắng'],
  ['sheer-oat', '#e2d8c5', 'Oat voile', '燕麦色纱', 'Voan màu yến mạch'],
]);

const rugs = finishesOf({ ...plain, pattern: 'pile', tile: [240, 240], relief: 1.6 }, [
  ['rug-ivory', '#ddd5c5', 'Ivory wool pile', '象牙白羊毛绒', 'Thảm len trắng ngà'],
  ['rug-sand', '#c2b296', 'Sand wool pile', '沙色羊毛绒', 'Thảm len màu cát'],
  ['rug-grey', '#9a9892', 'Grey wool pile', '灰色羊毛绒', 'Thảm len xám'],
  ['rug-indigo', '#3d4c63', 'Indigo wool pile', '靛蓝羊毛绒', 'Thảm len xanh chàm'],
  ['rug-brick', '#9c5038', 'Brick wool pile', '砖红羊毛绒', 'Thảm len đỏ gạch'],
  ['rug-sage', '#8b957d', 'Sage wool pile', '鼠尾草绿羊毛绒', 'Thảm len xanh xô thơm'],
  ['rug-jute', '#b89a6a', 'Jute', '黄麻', 'Sợi đay', { pattern: 'jute', tile: [180, 180] }],
]);

export const fabrics = [...linens, ...boucles, ...velvets, ...wools, ...cottons, ...silks, ...sheers, ...rugs];
