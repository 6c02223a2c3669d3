import type { Names } from './list-kind.ts';

/** Names of filters. */
export const filterNames = {
  category: { en: 'Category', zh: '类别', vi: 'Danh mục' },
  style: { en: 'Style', zh: '风格', vi: 'Phong cách' },
  room: { en: 'Room', zh: '房间', vi: 'Phòng' },
  material: { en: 'Material', zh: '材质', vi: 'Chất liệu' },
  colour: { en: 'Colour', zh: '颜色', vi: 'Màu sắc' },
  price: { en: 'Price', zh: '价格', vi: 'Giá' },
  width: { en: 'Width', zh: '宽度', vi: 'Chiều rộng' },
  seats: { en: 'For how many', zh: '人数', vi: 'Số người' },
  made: { en: 'Made to size', zh: '按尺寸定制', vi: 'Đặt theo kích thước' },
  stock: { en: 'Availability', zh: '库存', vi: 'Tình trạng' },
  rating: { en: 'Rating', zh: '评分', vi: 'Đánh giá' },
  merchant: { en: 'Merchant', zh: '商家', vi: 'Nhà bán hàng' },
  designer: { en: 'Designer', zh: '设计师', vi: 'Nhà thiết kế' },
  home: { en: 'Home type', zh: '户型', vi: 'Loại nhà' },
  space: { en: 'Space', zh: '空间', vi: 'Không gian' },
  area: { en: 'Area', zh: '面积', vi: 'Diện tích' },
  scene: { en: 'For', zh: '适合', vi: 'Dành cho' },
  city: { en: 'City', zh: '城市', vi: 'Thành phố' },
  scope: { en: 'What they sell', zh: '经营范围', vi: 'Sản phẩm' },
  topic: { en: 'Topic', zh: '主题', vi: 'Chủ đề' },
} as const satisfies Record<string, Names>;
