import { useTranslations } from 'use-intl';
import type { ReasonTemplate } from '#features/people/console/reason-dialog.tsx';

/** Frequent reasons, prepared in three languages: the owner reads theirs. Their labels are in the page's language. */
export function useReasonTemplates(shelf: 'works' | 'products'): ReasonTemplate[] {
  const t = useTranslations('desk.shelf.reasons');
  return templates
    .filter(({ of }) => of === shelf || of === 'both')
    .map(({ key, text }) => ({ key, name: t(key), text }));
}

const templates = [
  {
    key: 'notYours',
    of: 'both',
    text: {
      en: 'The pictures belong to someone else. Use your own and publish it again.',
      vi: 'Ảnh là của người khác. Bạn thay bằng ảnh của mình rồi đăng lại nhé.',
      zh: '图片属于别人。换成你自己的图片后可以重新发布。',
    },
  },
  {
    key: 'unclear',
    of: 'both',
    text: {
      en: 'The pictures are too small or blurred to judge. Please add clear ones.',
      vi: 'Ảnh quá nhỏ hoặc mờ, không xem được. Bạn thêm ảnh rõ hơn nhé.',
      zh: '图片太小或模糊，看不清楚。请补充清晰的图片。',
    },
  },
  {
    key: 'notARoom',
    of: 'works',
    text: {
      en: 'This is not a work of interior design.',
      vi: 'Đây không phải là tác phẩm thiết kế nội thất.',
      zh: '这不是室内设计作品。',
    },
  },
  {
    key: 'forbiddenThing',
    of: 'products',
    text: {
      en: 'This product may not be sold here.',
      vi: 'Mặt hàng này không được bán ở đây.',
      zh: '这类产品不能在这里出售。',
    },
  },
  {
    key: 'wrongFacts',
    of: 'products',
    text: {
      en: 'Measurements, material or price do not match the product. Please correct them and publish it again.',
      vi: 'Kích thước, chất liệu hoặc giá không đúng với món hàng. Bạn sửa lại rồi đăng nhé.',
      zh: '尺寸、材质或价格与实物不符。请更正后重新上架。',
    },
  },
  {
    key: 'contact',
    of: 'both',
    text: {
      en: 'It contains contact details or advertising. Please remove them.',
      vi: 'Nội dung có thông tin liên hệ hoặc quảng cáo. Bạn xoá giúp nhé.',
      zh: '内容里有联系方式或广告，请删去。',
    },
  },
] as const;
