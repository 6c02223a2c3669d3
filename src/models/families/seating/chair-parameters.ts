import { form } from '#models/families/shared/parameters.ts';
import type { TextTriple } from '#models/families/shared/parameters.ts';
import type { Parameter } from '#models/family.ts';

const backs: Record<string, TextTriple> = {
  ladder: ['Ladder', '横档背', 'Thang ngang'],
  slat: ['Slats', '竖条背', 'Nan dọc'],
  spindle: ['Spindles', '梳背', 'Song tròn'],
  cane: ['Cane', '藤编背', 'Mây đan'],
  pad: ['Padded', '软包背', 'Bọc nệm'],
  crest: ['Curved crest', '弧形搭脑', 'Thanh lưng cong'],
  cross: ['Crossed', '交叉背', 'Chéo chữ X'],
  splat: ['Vase splat', '花瓶背板', 'Bản lưng bình hoa'],
  hoop: ['Bentwood hoop', '曲木圈背', 'Vòng gỗ uốn'],
  low: ['Low hoop', '低圈背', 'Vòng lưng thấp'],
};

export function chairBackOf(...keys: string[]): Parameter {
  return form(['Back', '靠背', 'Lưng ghế'], Object.fromEntries(keys.map((key) => [key, backs[key]!])));
}

export const chairSeatForms = form(['Seat', '座面', 'Mặt ngồi'], {
  wood: ['Solid wood', '实木', 'Gỗ đặc'],
  pad: ['Slim pad', '薄软垫', 'Đệm mỏng'],
  woven: ['Woven', '编织', 'Đan'],
  full: ['Fully upholstered', '全软包', 'Bọc dày'],
});
export const chairLegForms = form(['Legs', '椅腿', 'Chân ghế'], {
  round: ['Round wood', '圆木腿', 'Gỗ tròn'],
  square: ['Square wood', '方木腿', 'Gỗ vuông'],
  turned: ['Turned', '车旋腿', 'Tiện'],
  steel: ['Steel tube', '钢管腿', 'Ống thép'],
});
export const stretcherForms = form(['Stretchers', '横枨', 'Thanh giằng'], {
  none: ['None', '无', 'Không'],
  side: ['H shape', 'H 形', 'Chữ H'],
  box: ['All round', '四面', 'Bốn phía'],
});
export const armForms = form(['Arms', '扶手', 'Tay vịn'], {
  none: ['No arms', '无扶手', 'Không tay vịn'],
  arms: ['Arms', '有扶手', 'Có tay'],
});
