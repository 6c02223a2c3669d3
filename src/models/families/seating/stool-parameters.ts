import { form } from '#models/families/shared/parameters.ts';

export const stoolShapeForms = form(['Shape', '形状', 'Dáng'], {
  round: ['Round', '圆形', 'Tròn'],
  square: ['Square', '方形', 'Vuông'],
  soft: ['Soft square', '方圆形', 'Vuông mềm'],
});
export const stoolSeatForms = form(['Seat', '座面', 'Mặt ngồi'], {
  wood: ['Wood', '木面', 'Gỗ'],
  saddle: ['Hollowed wood', '凹面木座', 'Gỗ lõm'],
  pad: ['Padded', '软垫', 'Đệm bọc'],
  woven: ['Woven', '编织', 'Đan'],
});
