import type { Locale } from '#lib/locale.ts';
import type { DesignOrderState, Side } from '#features/trade/design-orders/design-order-states.ts';

/** The buyer; a demo account with a login button, or a person nobody can sign in to. */
export interface DemoBuyer {
  key: string;
  account?: 'user';
  speaks: Locale;
  name: string;
  city: string;
  mobile: string;
}

export const talkBuyers: DemoBuyer[] = [
  { key: 'lan', account: 'user', speaks: 'vi', name: 'Lan', city: 'Hà Nội', mobile: '+84912000001' },
  { key: 'hoangyen', speaks: 'vi', name: 'Hoàng Yến', city: 'Đà Nẵng', mobile: '+84912000017' },
  { key: 'danielreeve', speaks: 'en', name: 'Daniel Reeve', city: 'Hội An', mobile: '+84912000018' },
  { key: 'zhouning', speaks: 'zh', name: '周宁', city: '上海', mobile: '+84912000013' },
];

/** `[hours ago, who, text]`; a state makes it a step, a price goes with it. */
type DemoEntry = [hours: number, by: Side, text: string, step?: { state: DesignOrderState; price?: number }];

export interface DemoTalk {
  key: string;
  buyer: string;
  designer: string;
  /** The home the work shows (`works.ts`); without it the conversation is with the designer in general. */
  home?: string;
  brief?: { wishes: string; area: number; budget: number; address: string };
  terms?: string;
  entries: DemoEntry[];
  /** How many of the last entries the other side has not read yet. */
  unread?: number;
}

/** Questions and orders of the demo, each in the buyer's language. */
export const talks: DemoTalk[] = [
  {
    key: 'lanan',
    buyer: 'lan',
    designer: 'an',
    home: 'japandi-living',
    unread: 1,
    terms: 'Mặt bằng, ba phối cảnh, bảng vật liệu. Ba tuần, sửa hai lần.',
    brief: {
      wishes:
        'Căn hộ tầng 12, hai vợ chồng và một bé 4 tuổi. Thích gỗ sáng và vải lanh như trong ảnh, nhưng phòng ' +
        'khách của mình nhìn ra hướng tây, chiều nắng gắt lắm.',
      area: 74,
      budget: 40_000_000,
      address: 'Phường Tây Hồ, Hà Nội',
    },
    entries: [
      [212, 'buyer', 'Chào bạn, phòng khách của mình hướng tây. Làm kiểu gỗ sáng này thì chiều có bị chói không?'],
      [
        210,
        'designer',
        'Chào Lan. Nắng tây thì lo rèm và mái che trước, màu gỗ tính sau. Bạn chụp giúp tôi cửa sổ lúc 4 giờ chiều nhé.',
      ],
      [
        187,
        'buyer',
        'Căn hộ tầng 12, hai vợ chồng và một bé 4 tuổi. Thích gỗ sáng và vải lanh như trong ảnh, nhưng phòng ' +
          'khách của mình nhìn ra hướng tây, chiều nắng gắt lắm.',
        { state: 'SENT' },
      ],
      [
        163,
        'designer',
        'Mặt bằng, ba phối cảnh, bảng vật liệu. Ba tuần, sửa hai lần.',
        { state: 'ACCEPTED', price: 28_000_000 },
      ],
      [161, 'buyer', 'Ba tuần là kể cả lần sửa phải không bạn?'],
      [160, 'designer', 'Đúng rồi, kể cả hai lần sửa. Sửa thêm thì mình tính sau, không đáng bao nhiêu.'],
      [139, 'buyer', '', { state: 'IN_PROGRESS', price: 28_000_000 }],
      [
        68,
        'designer',
        'Tôi đẩy sofa vào tường trong để chừa lối ra ban công, rồi làm một kệ thấp cho đồ chơi. Bạn xem lối đi 90 cm có đủ không?',
      ],
      [5, 'buyer', 'Đủ rồi bạn. Kệ đồ chơi cho mình thêm cửa lùa nhé, bé nhà mình bày ra là không dọn.'],
    ],
  },
  {
    key: 'danielan',
    buyer: 'danielreeve',
    designer: 'an',
    home: 'wabi-living',
    unread: 2,
    entries: [
      [
        31,
        'buyer',
        'Hello, I run a six-room guest house near An Bang beach. Would clay walls like these survive the ' +
          'salt air, or is it paint that only looks like clay?',
      ],
      [30, 'buyer', 'No hurry at all. We repaint in February, so anything before Tet is fine.'],
    ],
  },
  {
    key: 'zhouan',
    buyer: 'zhouning',
    designer: 'an',
    unread: 1,
    brief: {
      wishes:
        '老房子的餐厅，只有一扇朝北的窗，白天也要开灯。想放一张能坐六个人的桌子，平时当书桌用。看到你写“一张够大的餐桌”，觉得找对人了。',
      area: 18,
      budget: 25_000_000,
      address: '上海徐汇区',
    },
    entries: [
      [
        27,
        'buyer',
        '老房子的餐厅，只有一扇朝北的窗，白天也要开灯。想放一张能坐六个人的桌子，平时当书桌用。看到你写“一张够大的餐桌”，觉得找对人了。',
        { state: 'SENT' },
      ],
    ],
  },
  {
    key: 'yenan',
    buyer: 'hoangyen',
    designer: 'an',
    home: 'wabi-bathroom',
    terms: 'Bản vẽ thi công phòng tắm, chọn gạch và thiết bị. Mười ngày.',
    brief: {
      wishes: 'Phòng tắm 4 m² không cửa sổ, muốn khô ráo và sáng. Ngân sách chỉ gồm tiền vẽ, thợ mình tự thuê.',
      area: 4,
      budget: 10_000_000,
      address: 'Phường An Hải, Đà Nẵng',
    },
    entries: [
      [
        980,
        'buyer',
        'Phòng tắm 4 m² không cửa sổ, muốn khô ráo và sáng. Ngân sách chỉ gồm tiền vẽ, thợ mình tự thuê.',
        { state: 'SENT' },
      ],
      [
        962,
        'designer',
        'Bản vẽ thi công phòng tắm, chọn gạch và thiết bị. Mười ngày.',
        { state: 'ACCEPTED', price: 8_500_000 },
      ],
      [958, 'buyer', '', { state: 'IN_PROGRESS', price: 8_500_000 }],
      [
        730,
        'designer',
        'Bản vẽ xong rồi chị. Tôi hạ sàn khu tắm 3 cm, quạt hút đặt ngay trên vòi sen, gương có đèn viền.',
        { state: 'DELIVERED' },
      ],
      [
        722,
        'buyer',
        'Đèn gương cho mình đổi sang ánh sáng vàng được không? Buổi tối ánh sáng trắng quá.',
        { state: 'IN_PROGRESS' },
      ],
      [705, 'designer', 'Đổi rồi nhé, 2700 K. Các chỗ khác giữ nguyên.', { state: 'DELIVERED' }],
      [700, 'buyer', '', { state: 'COMPLETED' }],
      [430, 'buyer', 'Thợ làm xong rồi, khô hẳn. Cảm ơn bạn nhiều.'],
      [428, 'designer', 'Vui quá. Nhớ lau quạt hút ba tháng một lần chị nhé.'],
    ],
  },
  {
    key: 'lanminhanh',
    buyer: 'lan',
    designer: 'minhanh',
    home: 'indochine-living',
    unread: 1,
    terms: 'Khảo sát một buổi, mặt bằng và phối cảnh phòng khách, giữ lại gạch bông cũ. Bốn tuần.',
    brief: {
      wishes:
        'Nhà bố mẹ mình là căn tập thể cũ, muốn giữ gạch bông và cửa chớp, thay hết đồ nhựa. Bố mình thích có chỗ ngồi uống trà.',
      area: 52,
      budget: 35_000_000,
      address: 'Phường Cửa Nam, Hà Nội',
    },
    entries: [
      [
        50,
        'buyer',
        'Nhà bố mẹ mình là căn tập thể cũ, muốn giữ gạch bông và cửa chớp, thay hết đồ nhựa. Bố mình thích có chỗ ngồi uống trà.',
        { state: 'SENT' },
      ],
      [
        26,
        'designer',
        'Khảo sát một buổi, mặt bằng và phối cảnh phòng khách, giữ lại gạch bông cũ. Bốn tuần.',
        { state: 'ACCEPTED', price: 32_000_000 },
      ],
    ],
  },
];
