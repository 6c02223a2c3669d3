import {
  AtSign,
  BadgeCheck,
  CalendarClock,
  CircleCheck,
  DraftingCompass,
  Eye,
  EyeOff,
  FileClock,
  FileX,
  KeyRound,
  Landmark,
  LockKeyhole,
  LockKeyholeOpen,
  Mail,
  Megaphone,
  MessageCircle,
  Package,
  ShieldCheck,
  Star,
  Trash2,
  Truck,
  Undo2,
  Aperture,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router';
import { useNow, useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { textValues } from './notice-details.ts';
import type { Notice, NoticeType } from './notice.ts';

const icons: Record<NoticeType, LucideIcon> = {
  RENDER_DONE: Aperture,
  RENDER_FAILED: Aperture,
  ADMIN_MESSAGE: Megaphone,
  DESIGNER_REQUEST_REJECTED: FileX,
  DESIGN_UNSHELVED: EyeOff,
  DESIGN_SHELVED: Eye,
  DESIGN_DELETED: Trash2,
  PRODUCT_UNSHELVED: EyeOff,
  PRODUCT_SHELVED: Eye,
  PRODUCT_DELETED: Trash2,
  FEEDBACK: MessageCircle,
  REQUEST_PASSED: BadgeCheck,
  REQUEST_DECLINED: FileX,
  REQUEST_RECEIVED: FileClock,
  ACCOUNT_SUSPENDED: LockKeyhole,
  ACCOUNT_RESTORED: LockKeyholeOpen,
  ROLES_CHANGED: KeyRound,
  ROLE_ADMIN_GIVEN: KeyRound,
  PLAN_ENDING: CalendarClock,
  PLAN_ENDED: CalendarClock,
  PLAN_CHANGED: BadgeCheck,
  ORDER_PLACED: Package,
  ORDER_TO_PAY: Package,
  ORDER_RECEIPT: FileClock,
  ORDER_PAID: BadgeCheck,
  ORDER_PAYMENT: BadgeCheck,
  ORDER_REJECTED: FileX,
  ORDER_SHIPPED: Truck,
  ORDER_TRACKING: Truck,
  PRODUCT_BACK: Package,
  ORDER_COMPLETED: Package,
  ORDER_CANCELLED: FileX,
  ORDER_DROPPED: FileX,
  ORDER_REFUNDED: BadgeCheck,
  ORDER_RETURN_ASKED: Undo2,
  ORDER_RETURN_PICTURES: Undo2,
  ORDER_RETURN_AGREED: Undo2,
  ORDER_RETURN_TO: Undo2,
  ORDER_RETURN_DECLINED: FileX,
  ORDER_RETURN_ENDED: Package,
  ORDER_RETURN_SENT: Truck,
  ORDER_RETURN_NOT_COME: Truck,
  ORDER_RETURN_LAPSED: FileX,
  ORDER_DESIGN_PLACED: DraftingCompass,
  ORDER_DESIGN_MOVED: DraftingCompass,
  ORDER_DESIGN_ENDING: CalendarClock,
  ORDER_DESIGN_ENDED: DraftingCompass,
  BANK_ACCOUNT_ADDED: Landmark,
  BANK_ACCOUNT_CHANGED: Landmark,
  REFUND_ACCOUNT: Landmark,
  PLATFORM_ACCOUNT_CHANGED: Landmark,
  PLATFORM_ACCOUNT_STOPPED: Landmark,
  BILL_PAID: BadgeCheck,
  BILL_REJECTED: FileX,
  BILL_SHORT: FileClock,
  REFUND_DUE: Undo2,
  REFUND_SENT: BadgeCheck,
  PAYOUT_SENT: BadgeCheck,
  COMMISSION_CHANGED: CalendarClock,
  DESIGN_SHARED: DraftingCompass,
  DESIGN_EDIT_ASKED: DraftingCompass,
  DESIGN_EDIT_GRANTED: DraftingCompass,
  CONSULT: MessageCircle,
  MESSAGE: Mail,
  COMMENT_ADDED: MessageCircle,
  COMMENT_ANSWERED: MessageCircle,
  COMMENT_RESOLVED: CircleCheck,
  COMMENT_NAMED: AtSign,
  REVIEW_RECEIVED: Star,
  REVIEW_ANSWERED: MessageCircle,
  REVIEW_HIDDEN: EyeOff,
  REPORT_DECIDED: ShieldCheck,
  MESSAGE_WARNED: MessageCircle,
};

/** The texts of a notification: its title, and the reason if there is one, else a line of ours. */
export function useNoticeWords() {
  const t = useTranslations('notices.types');
  return (notice: Notice) => {
    const values = textValues(notice.details) as { sender: string };
    return {
      title: t(`${notice.type}.title` as 'CONSULT.title', values),
      line: notice.reason?.text ?? t(`${notice.type}.line` as 'CONSULT.line', values),
      lang: notice.reason?.lang,
    };
  };
}

/** One notice in a list: icon, title, one line, time; unread is semibold and has a dot. */
export function NoticeRow({
  notice,
  to,
  onOpen,
  className = 'px-5',
}: {
  notice: Notice;
  to: string;
  onOpen?(): void;
  className?: string;
}) {
  const t = useTranslations('notices');
  const { title, line, lang } = useNoticeWords()(notice);
  const Icon = icons[notice.type];
  return (
    <Link
      to={to}
      onClick={onOpen}
      className={`flex gap-3.5 py-3.5 hover:bg-sunken focus-visible:-outline-offset-2 ${className}`}
    >
      <Icon aria-hidden size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className={`min-w-0 text-[0.9375rem] ${notice.read ? '' : 'font-semibold'}`}>{title}</span>
          <NoticeTime at={notice.createdAt} />
        </span>
        <span className="line-clamp-2 text-small text-ink-soft" lang={lang}>
          {line}
        </span>
      </span>
      <span className={`mt-2 h-2 w-2 shrink-0 rounded-full ${notice.read ? '' : 'bg-accent'}`}>
        {!notice.read && <span className="sr-only">{t('unread')}</span>}
      </span>
    </Link>
  );
}

const minute = 60_000;

/** How long ago, as short as possible; after a day, the date. The page may be a minute older than the server's text. */
function NoticeTime({ at }: { at: string }) {
  const t = useTranslations('notices.ago');
  const format = useFormatter();
  const now = useNow({ updateInterval: minute });
  const date = new Date(at);
  const minutes = Math.floor((now.getTime() - date.getTime()) / minute);
  let words;
  if (minutes < 1) words = t('now');
  else if (minutes < 60) words = t('minutes', { count: minutes });
  else if (minutes < 24 * 60) words = t('hours', { count: Math.floor(minutes / 60) });
  else
    words = format.dateTime(date, {
      day: 'numeric',
      month: 'short',
      ...(minutes > 300 * 24 * 60 ? { year: 'numeric' } : {}),
    });
  return (
    <time
      dateTime={at}
      title={format.dateTime(date, { dateStyle: 'long', timeStyle: 'short' })}
      className="num caption shrink-0"
      suppressHydrationWarning
    >
      {words}
    </time>
  );
}
