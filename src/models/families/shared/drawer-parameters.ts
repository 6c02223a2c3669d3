import { form } from '#models/families/shared/parameters.ts';

export const handleForms = form(['Handles', '拉手', 'Tay nắm'], {
  none: ['Push to open', '无拉手', 'Nhấn mở'],
  knob: ['Knob', '圆拉手', 'Núm tròn'],
  bar: ['Bar', '长拉手', 'Thanh dài'],
  edge: ['Edge strip', '封边拉手', 'Tay nắm viền'],
  ring: ['Ring', '吊环', 'Khuyên tròn'],
  cup: ['Cup', '半月拉手', 'Tay nắm bán nguyệt'],
});
