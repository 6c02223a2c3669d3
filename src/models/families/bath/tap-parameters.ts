import { form } from '#models/families/shared/parameters.ts';

export const spoutWords = form(['Spout', '出水嘴', 'Dáng vòi'], {
  arc: ['Swan neck', '鹅颈', 'Cổ ngỗng'],
  angle: ['Angled', '直角弯', 'Gập góc'],
  straight: ['Straight', '直嘴', 'Thẳng'],
  cascade: ['Waterfall', '瀑布', 'Thác nước'],
});
export const pipeWords = form(['Section', '管型', 'Tiết diện'], {
  round: ['Round', '圆管', 'Tròn'],
  square: ['Square', '方管', 'Vuông'],
});
export const handleWords = form(['Handle', '手柄', 'Tay vặn'], {
  blade: ['Flat lever', '扁柄', 'Cần dẹt'],
  pin: ['Pin lever', '细杆', 'Cần mảnh'],
  cross: ['Cross', '十字', 'Chữ thập'],
  knurl: ['Knurled knob', '滚花旋钮', 'Núm khía'],
});
