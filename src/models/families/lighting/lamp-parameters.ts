import { form } from '#models/families/shared/parameters.ts';
import type { Shade } from '#models/families/lighting/lamp-shade.ts';
import type { TextTriple } from '#models/families/shared/parameters.ts';
import type { Parameter } from '#models/family.ts';

const words: Record<Shade, TextTriple> = {
  drum: ['Drum', '圆筒布罩', 'Chao vải trụ tròn'],
  slant: ['Slightly tapered', '微锥布罩', 'Chao vải hơi thuôn'],
  taper: ['Tapered', '锥形布罩', 'Chao vải thuôn'],
  coolie: ['Wide cone', '斗笠布罩', 'Chao vải hình nón'],
  bell: ['Bell', '钟形布罩', 'Chao vải hình chuông'],
  pagoda: ['Pagoda', '宝塔布罩', 'Chao vải mái chùa'],
  pleated: ['Pleated', '百褶罩', 'Chao xếp ly'],
  pleatedDrum: ['Pleated drum', '百褶圆筒罩', 'Chao trụ xếp ly'],
  dome: ['Metal dome', '金属半球罩', 'Chao kim loại bán cầu'],
  cone: ['Metal cone', '金属锥罩', 'Chao kim loại hình nón'],
  mushroom: ['Metal mushroom', '金属蘑菇罩', 'Chao kim loại hình nấm'],
  trumpet: ['Metal trumpet', '金属喇叭罩', 'Chao kim loại loa kèn'],
  shallow: ['Shallow metal dish', '金属浅碟罩', 'Chao kim loại hình đĩa'],
  uplight: ['Bowl that lights upwards', '上照碗形罩', 'Chao bát hắt trần'],
  globe: ['Glass globe', '玻璃球', 'Cầu thuỷ tinh'],
  egg: ['Glass egg', '蛋形玻璃', 'Thuỷ tinh hình trứng'],
  glassDome: ['Glass mushroom', '蘑菇玻璃罩', 'Thuỷ tinh hình nấm'],
  pear: ['Glass drop', '水滴玻璃', 'Thuỷ tinh giọt nước'],
  paperBall: ['Paper ball', '圆纸灯', 'Đèn giấy tròn'],
  paperEgg: ['Paper egg', '蛋形纸灯', 'Đèn giấy hình trứng'],
  paperSaucer: ['Paper saucer', '扁纸灯', 'Đèn giấy dẹt'],
  paperTube: ['Paper barrel', '桶形纸灯', 'Đèn giấy hình trống'],
  wovenDome: ['Rattan dome', '藤编半球罩', 'Chao mây bán cầu'],
  wovenBall: ['Woven ball', '编织球', 'Quả cầu đan'],
  wovenBell: ['Rattan bell', '藤编钟形罩', 'Chao mây hình chuông'],
  wovenPear: ['Bamboo fish trap', '鱼篓竹灯', 'Đèn nơm tre'],
  wovenDrum: ['Woven drum', '编织圆筒', 'Chao trụ đan'],
  hooped: ['Bamboo hoops', '竹圈灯', 'Đèn vòng tre'],
  lantern: ['Paper lantern box', '方纸灯', 'Đèn lồng giấy vuông'],
  shoji: ['Lantern box with bars', '格子方纸灯', 'Đèn lồng nan ô vuông'],
  lattice: ['Lantern box with lattice', '花格方灯', 'Đèn lồng song hoa'],
};

export function shadesOf(...shades: Shade[]): Parameter {
  return form(['Shade', '灯罩', 'Kiểu chao'], Object.fromEntries(shades.map((shade) => [shade, words[shade]])));
}
