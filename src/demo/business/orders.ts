import type { OrderStory } from './order-story.server.ts';

const day = 24;
const one = (key: string, at = 0, quantity = 1) => ({ product: `p_${key}`, variant: `v_${key}${at}`, quantity });

/**
 * Orders between people of the demo: one in every state someone has to do something about, and a few that went well.
 */
export const orders: OrderStory[] = [
  {
    buyer: 'huong',
    lines: [one('gheannan', 0, 6)],
    remark: 'Giao giờ hành chính giúp mình, có bảo vệ nhận hàng.',
    placed: 26 * day,
    receipt: 'chairs',
    paid: 26 * day - 1,
    confirmed: 25 * day,
    shipped: 22 * day,
    tracking: 'VTP 2610 0418',
    completed: 18 * day,
  },
  {
    buyer: 'user',
    lines: [one('denthagiay', 0, 2)],
    placed: 15 * day,
    receipt: 'lamps',
    paid: 15 * day - 2,
    confirmed: 14 * day,
    shipped: 13 * day,
    tracking: 'VTP 2610 1173',
    completed: 9 * day,
  },
  {
    buyer: 'user',
    lines: [one('bantraoccho')],
    remark: 'Nhà trong ngõ, xe tải nhỏ mới vào được.',
    placed: 6 * day,
    receipt: 'teaTable',
    paid: 6 * day - 1,
    confirmed: 5 * day,
    shipped: 3 * day,
    tracking: 'VTP 2611 0092',
  },
  {
    buyer: 'user',
    lines: [one('ghebanhmay')],
    placed: 3 * day,
    receipt: 'lounge',
    paid: 3 * day - 3,
    confirmed: 2 * day,
  },
  {
    buyer: 'user',
    lines: [one('ghebapbenhsoi', 1)],
    placed: 30,
    receipt: 'rocking',
    note: 'Mình chuyển thiếu 500 nghìn, cần chuyển thêm thì báo mình nhé.',
    paid: 27,
  },
  { buyer: 'user', lines: [one('ghedaybien', 0, 2)], placed: 3 },
  {
    buyer: 'emily',
    lines: [one('tudai')],
    remark: 'Third floor, there is a lift. Please call before you come.',
    placed: 4 * day,
    receipt: 'sideboard',
    paid: 4 * day - 1,
    confirmed: 2 * day - 4,
  },
  {
    buyer: 'zhouning',
    lines: [one('ghebangtre')],
    remark: '门口有台阶，请两个人送。',
    placed: 22,
    receipt: 'bench',
    shown: 'shop',
    paid: 20,
  },
  {
    buyer: 'emily',
    lines: [one('caytreo')],
    placed: 9 * day,
    receipt: 'shop',
    paid: 9 * day - 1,
    confirmed: 8 * day,
    cancelled: 7 * day,
    reason: { en: 'We found one in the flat we are moving into.' },
  },
  {
    buyer: 'huong',
    lines: [one('ghedaumay', 0, 4)],
    placed: 2 * day,
    receipt: 'stools',
    paid: 2 * day - 1,
    rejected: 8,
    reason: {
      vi: 'Ảnh biên lai mờ, không đọc được nội dung chuyển khoản. Bạn chụp lại rồi gửi nhé.',
      en: 'The picture of the receipt is blurred and the reference cannot be read. Please take it again.',
      zh: '回单照片模糊，看不清转账附言。请重新拍一张。',
    },
  },
];
