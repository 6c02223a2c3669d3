import { form } from '#models/families/shared/parameters.ts';
import type { Parameter } from '#models/family.ts';
import type { TextTriple } from '#models/families/shared/parameters.ts';

const shapes: Record<string, TextTriple> = {
  rectangle: ['Rectangular', '长方形', 'Chữ nhật'],
  soft: ['Rounded corners', '圆角方形', 'Bo góc'],
  racetrack: ['Rounded ends', '跑道形', 'Bo tròn hai đầu'],
  oval: ['Curved', '圆弧形', 'Bo tròn'],
  boat: ['Boat', '船形', 'Hình thuyền'],
  pebble: ['Pebble', '鹅卵石形', 'Hình viên sỏi'],
  squircle: ['Soft square', '方圆形', 'Vuông bo mềm'],
};

const edges: Record<string, TextTriple> = {
  square: ['Square', '直边', 'Cạnh vuông'],
  round: ['Bullnose', '圆边', 'Cạnh tròn'],
  knife: ['Undercut', '薄边倒角', 'Cạnh vát dưới'],
  thick: ['Thick', '厚边', 'Cạnh dày'],
};

const bases: Record<string, TextTriple> = {
  taper: ['Tapered round legs', '锥形圆腿', 'Chân tròn thuôn'],
  square: ['Tapered square legs', '锥形方腿', 'Chân vuông thuôn'],
  post: ['Square posts', '方柱腿', 'Chân trụ vuông'],
  turned: ['Turned legs', '车旋腿', 'Chân tiện'],
  hoof: ['Hoof-foot legs', '马蹄足', 'Chân móng ngựa'],
  hairpin: ['Hairpin legs', '发卡腿', 'Chân kẹp tóc'],
  sled: ['Steel frames', '钢制框腿', 'Khung thép'],
  frame: ['Steel cage', '钢架', 'Khung thép hộp'],
  cross: ['Crossed steel', 'X 形钢腿', 'Chân chữ X'],
  trestle: ['Trestle', '工字支架', 'Chân giá đỡ'],
  tripod: ['Three legs', '三腿', 'Ba chân'],
  pedestal: ['Pedestal', '独柱', 'Một trụ'],
  tulip: ['Tulip', '郁金香座', 'Chân hoa tulip'],
  drum: ['Drum', '鼓座', 'Thân trống'],
  fluted: ['Fluted column', '罗马棱柱', 'Trụ xẻ rãnh'],
  slab: ['Two panels', '双板腿', 'Hai vách'],
  waterfall: ['Waterfall', '瀑布边板腿', 'Vách liền mặt'],
  plinth: ['Block', '方墩', 'Khối đặc'],
  twin: ['Twin pillars', '双柱', 'Hai trụ'],
};

const lowers: Record<string, TextTriple> = {
  none: ['None', '无', 'Không'],
  shelf: ['Shelf', '层板', 'Có kệ'],
  rack: ['Slatted rack', '条板架', 'Kệ nan'],
  rail: ['Stretcher', '横枨', 'Thanh giằng'],
};

export function shapeOf(...keys: string[]): Parameter {
  return form(['Top shape', '台面形状', 'Dáng mặt bàn'], picked(shapes, keys));
}

export function edgeOf(...keys: string[]): Parameter {
  return form(['Edge', '边型', 'Kiểu cạnh'], picked(edges, keys));
}

export function baseOf(...keys: string[]): Parameter {
  return form(['Base', '桌脚', 'Chân bàn'], picked(bases, keys));
}

export function lowerOf(...keys: string[]): Parameter {
  return form(['Below', '下层', 'Tầng dưới'], picked(lowers, keys));
}

function picked(from: Record<string, TextTriple>, keys: readonly string[]): Record<string, TextTriple> {
  return Object.fromEntries(keys.map((key) => [key, from[key]!]));
}
