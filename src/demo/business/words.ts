import type { QuotaKey } from '#features/people/plans/plan.ts';
import type { Texts } from '../world/demo-world.ts';
import type { DemoPerson } from './demo-people.ts';

interface DemoFeedback {
  /** Null: a visitor without an account. */ by: DemoPerson | null;
  hoursAgo: number;
  message: string;
  page: string;
  contact?: string;
  answer?: string;
  answered: number;
}

/** Feedback people wrote, in their own language; the first is answered. */
export const feedback: DemoFeedback[] = [
  {
    by: 'user',
    hoursAgo: 80,
    page: '/product',
    message:
      'Trang sản phẩm lọc theo bề rộng rất tiện. Giá mà lọc thêm được theo cân nặng thì tốt, nhà mình ở tầng năm không thang máy.',
    answer:
      'Cảm ơn bạn. Cân nặng đã có trong trang chi tiết của nhiều món; chúng tôi đang nhờ các xưởng bổ sung cho đủ để lọc được.',
    answered: 30,
  },
  {
    by: 'zhouning',
    hoursAgo: 44,
    page: '/works',
    message: '户型筛选里能不能加上“带阳台”？我们找了很久，只能一张张点开看。',
    answered: 0,
  },
  {
    by: 'emily',
    hoursAgo: 21,
    page: '/cart',
    message: 'The delivery fee only appears at the last step. I would rather see it in the cart, at least as “from”.',
    answered: 0,
  },
  {
    by: null,
    hoursAgo: 6,
    page: '/help',
    message: 'Do your sellers deliver to Phú Quốc? I could not find it in the questions.',
    contact: 'hannah.berg@mail.example',
    answered: 0,
  },
];

interface DemoBroadcast {
  to: DemoPerson;
  hoursAgo: number;
  subject: Texts;
  message: Texts;
  link: string;
}

/** Broadcasts to the four kinds of users. */
export const broadcasts: DemoBroadcast[] = [
  {
    to: 'user',
    hoursAgo: 400,
    subject: { vi: 'Chào bạn đến với Hiên', en: 'Welcome to Hien', zh: '欢迎来到轩' },
    link: '/works',
    message: {
      vi: 'Hãy bắt đầu từ một căn phòng bạn thích: mở ra, đổi kích thước, xem giá.',
      en: 'Begin with a room you like: open it, change the sizes, see what it costs.',
      zh: '从一间喜欢的房间开始：打开它，改尺寸，看价格。',
    },
  },
  {
    to: 'designer',
    hoursAgo: 60,
    subject: { zh: '你的作品上了首页', en: 'Your work is on the home page', vi: 'Tác phẩm của bạn lên trang chủ' },
    link: '/works',
    message: {
      zh: '这周首页的第一张图是你的。来看看大家怎么说。',
      en: 'The first picture on the home page this week is yours. See what people say.',
      vi: 'Bức ảnh đầu tiên trên trang chủ tuần này là của bạn. Xem mọi người nói gì nhé.',
    },
  },
  {
    to: 'designer',
    hoursAgo: 5,
    subject: { zh: '12 月渲染维护', en: 'Rendering pauses for a night', vi: 'Tạm dừng dựng ảnh một đêm' },
    link: '/help',
    message: {
      zh: '12 月 6 日凌晨 1 点到 3 点渲染会暂停，排队中的任务之后自动继续。',
      en: 'On 6 December from one to three in the morning rendering pauses; anything waiting then continues by itself.',
      vi: 'Từ một đến ba giờ sáng ngày 6 tháng 12, việc dựng ảnh tạm dừng; ảnh đang chờ sẽ tự dựng tiếp.',
    },
  },
  {
    to: 'merchant',
    hoursAgo: 7,
    subject: { vi: 'Lịch chuyển tiền cuối năm', en: 'Payout days at the end of the year', zh: '年底的结算日期' },
    link: '/notice',
    message: {
      vi: 'Tháng này tiền bán hàng được chuyển vào các ngày 20 và 30. Bạn nhớ kiểm tra tài khoản nhận tiền trong hồ sơ nhé.',
      en: 'This month sales are paid out on the 20th and the 30th. Please check the payout account in your profile.',
      zh: '本月货款在 20 日和 30 日转出。请核对资料里的收款账户。',
    },
  },
  {
    to: 'admin',
    hoursAgo: 250,
    subject: { vi: 'Bàn làm việc của bạn', en: 'Your desk', zh: '你的管理台' },
    link: '/admin',
    message: {
      vi: 'Đây là nơi duyệt hồ sơ, đối chiếu chuyển khoản và trả lời góp ý. Giấy tờ trong bản thử đều là mẫu.',
      en: 'Here applications are decided, transfers checked and feedback answered. All documents in the demo are samples.',
      zh: '在这里审核申请、核对转账、回复反馈。演示里的证件都是样本。',
    },
  },
  {
    to: 'admin',
    hoursAgo: 2,
    subject: {
      vi: 'Có hồ sơ và biên lai đang chờ',
      en: 'Applications and receipts are waiting',
      zh: '有申请和回单在等你',
    },
    link: '/admin/applications',
    message: {
      vi: 'Hai hồ sơ và ba biên lai đang chờ bạn xem, trong đó có một khoản lệch số tiền và một biên lai đã dùng rồi.',
      en: 'Two applications and three receipts are waiting for you; one amount differs and one receipt has been used before.',
      zh: '有两份申请和三张回单等你处理，其中一笔金额不符，一张回单以前用过。',
    },
  },
];

interface DemoRender {
  by: DemoPerson;
  quota: QuotaKey;
  subject: string;
  failed?: true;
}
const times = (count: number, by: DemoPerson, quota: QuotaKey, subject: string): DemoRender[] =>
  Array.from({ length: count }, () => ({ by, quota, subject }));

/** Renders, so that quotas are partly used; one failed and was refunded. */
export const renders: DemoRender[] = [
  ...times(3, 'designer', 'image8k', '岘港海边的家'),
  ...times(2, 'designer', 'panorama12k', '茶室全景'),
  ...times(1, 'designer', 'video1080p', '客厅走一圈'),
  ...times(1, 'designer', 'realtime', '和客户一起看'),
  { by: 'designer', quota: 'image8k', subject: '餐厅夜景', failed: true },
  ...times(3, 'user', 'image2k', 'Phòng khách nhà mình'),
  ...times(1, 'user', 'image4k', 'Góc bếp nhìn ra ban công'),
  ...times(1, 'user', 'panorama3k', 'Phòng ngủ'),
];
