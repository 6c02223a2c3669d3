import { useTranslations } from 'use-intl';
import type { ReasonTemplate } from '#features/people/console/reason-dialog.tsx';

/** Frequent reasons, prepared in three languages: the owner reads theirs. Their labels are in the page's language. */
export function useTakeDownReasons(): ReasonTemplate[] {
  const t = useTranslations('reportdesk.templates');
  return templates.map(({ key, text }) => ({ key, name: t(key), text }));
}

const templates = [
  {
    key: 'notYours',
    text: { en: 'The pictures belong to someone else.', vi: 'Ảnh là của người khác.', zh: '图片属于别人。' },
  },
  {
    key: 'offensive',
    text: {
      en: 'It insults or threatens others. Please keep to the subject.',
      vi: 'Nội dung xúc phạm hoặc đe doạ người khác. Bạn chỉ trao đổi đúng chủ đề thôi nhé.',
      zh: '内容侮辱或威胁了他人，请就事论事。',
    },
  },
  {
    key: 'advertising',
    text: {
      en: 'It is advertising, or leads people to deal outside Hien.',
      vi: 'Nội dung quảng cáo, hoặc rủ mọi người giao dịch ngoài sàn.',
      zh: '内容是广告，或引导他人在站外交易。',
    },
  },
  {
    key: 'fraud',
    text: {
      en: 'What it promises does not match what people get.',
      vi: 'Nội dung hứa hẹn không đúng với những gì người mua nhận được.',
      zh: '所承诺的与实际得到的不符。',
    },
  },
  {
    key: 'private',
    text: {
      en: 'It shows somebody’s phone number, address or face without their consent.',
      vi: 'Nội dung lộ số điện thoại, địa chỉ hoặc hình ảnh của người khác khi chưa được đồng ý.',
      zh: '未经同意公开了他人的电话、住址或肖像。',
    },
  },
] as const;
