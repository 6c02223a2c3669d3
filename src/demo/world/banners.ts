import type { bannerPlaces } from '#features/catalogue/content/site-texts.ts';
import type { Texts } from './demo-world.ts';

export interface DemoBanner {
  key: string;
  place: (typeof bannerPlaces)[number];
  title: Texts;
  text: Texts;
  link: string;
}

export const banners: DemoBanner[] = [
  {
    key: 'veranda',
    place: 'home',
    link: '/works',
    title: { en: 'Begin on the veranda', zh: '从廊檐下开始', vi: 'Bắt đầu từ hiên nhà' },
    text: {
      en: 'Real rooms, real measurements. Use one as a template and make it yours.',
      zh: '真实的房间，真实的尺寸。拿一间当模板，变成你的家。',
      vi: 'Những căn phòng thật, kích thước thật. Chọn một mẫu rồi sửa thành nhà bạn.',
    },
  },
  {
    key: 'tosize',
    place: 'home',
    link: '/product?made=yes',
    title: { en: 'Made for your wall', zh: '为你家那面墙而做', vi: 'Đo ni cho bức tường nhà bạn' },
    text: {
      en: 'Choose the width to the centimetre; picture and price follow at once.',
      zh: '宽度精确到厘米，图和价格立刻跟着变。',
      vi: 'Chọn bề rộng đến từng phân, hình và giá đổi theo ngay.',
    },
  },
  {
    key: 'small',
    place: 'works',
    link: '/works?area=to40&area=to60',
    title: { en: 'Small homes, well thought out', zh: '小家，想得周到', vi: 'Nhà nhỏ, nghĩ kỹ' },
    text: {
      en: 'Under sixty square metres, and nothing missing.',
      zh: '六十平方米以内，什么都不缺。',
      vi: 'Dưới sáu mươi mét vuông mà không thiếu gì.',
    },
  },
  {
    key: 'fits',
    place: 'product',
    link: '/product?fits=2000x950',
    title: { en: 'Two metres free?', zh: '还空着两米？', vi: 'Còn trống hai mét?' },
    text: { en: 'See only what fits the room you have.', zh: '只看放得下的。', vi: 'Chỉ xem những món vừa chỗ trống.' },
  },
];

export const partners = [
  { key: 'kimbong', name: 'Kim Bồng', url: null },
  { key: 'phuvinh', name: 'Phú Vinh', url: null },
  { key: 'thanhha', name: 'Thanh Hà', url: null },
  { key: 'shunde', name: '顺德木作', url: null },
] as const;
