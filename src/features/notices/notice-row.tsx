import { BadgeCheck, CalendarClock, EyeOff, FileClock, FileX, KeyRound, LockKeyhole, LockKeyholeOpen, Mail, Megaphone, MessageCircle, Package, Trash2, Truck, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { Notice, NoticeType } from './notice.ts';

const icons: Record<NoticeType, LucideIcon> = {
  ADMIN_MESSAGE: Megaphone, DESIGNER_REQUEST_REJECTED: FileX, DESIGN_UNSHELVED: EyeOff, DESIGN_DELETED: Trash2, PRODUCT_DELETED: Trash2, FEEDBACK: MessageCircle,
  REQUEST_PASSED: BadgeCheck, REQUEST_RECEIVED: FileClock, ACCOUNT_SUSPENDED: LockKeyhole, ACCOUNT_RESTORED: LockKeyholeOpen, ROLES_CHANGED: KeyRound, ROLE_ADMIN_GIVEN: KeyRound, PLAN_ENDING: CalendarClock, PLAN_ENDED: CalendarClock, PLAN_CHANGED: BadgeCheck,
  ORDER_PLACED: Package, ORDER_PAID: BadgeCheck, ORDER_REJECTED: FileX, ORDER_SHIPPED: Truck, ORDER_COMPLETED: Package, ORDER_CANCELLED: FileX, ORDER_REFUNDED: BadgeCheck,
  BILL_PAID: BadgeCheck, BILL_REJECTED: FileX, CONSULT: MessageCircle, MESSAGE: Mail,
};

/** The words of a notice: its title, and the reason where someone gave one, else a line of ours. */
export function useNoticeWords() {
  const t = useTranslations('notices.types');
  return (notice: Notice) => ({
    title: t(`${notice.type}.title`),
    line: notice.reason?.text ?? t(`${notice.type}.line` as 'CONSULT.line', notice.details as { sender: string }),
    lang: notice.reason?.lang,
  });
}

/** One notice in a list: icon, title, one line, time; unread is semibold and has a dot. */
export function NoticeRow({ notice, to, onOpen, lines = 'line-clamp-2' }: { notice: Notice; to: string; onOpen?(): void; lines?: string }) {
  const t = useTranslations('notices');
  const format = useFormatter();
  const { title, line, lang } = useNoticeWords()(notice);
  const Icon = icons[notice.type];
  const at = new Date(notice.createdAt);
  return (
    <Link to={to} onClick={onOpen} className="grid grid-cols-[1.5rem_1fr_auto] gap-x-3 gap-y-0.5 px-5 py-4 hover:bg-sunken focus-visible:-outline-offset-2">
      <Icon aria-hidden size={18} className="mt-0.5 text-ink-soft" />
      <span className={`min-w-0 ${notice.read ? '' : 'font-semibold'}`}>{title}</span>
      <span className="flex items-center gap-3 text-caption text-ink-soft">
        <time dateTime={notice.createdAt} title={format.dateTime(at, { dateStyle: 'long', timeStyle: 'short' })}>{format.relativeTime(at, { style: 'narrow' })}</time>
        <span className={`h-2 w-2 rounded-full ${notice.read ? '' : 'bg-accent'}`}>{!notice.read && <span className="sr-only">{t('unread')}</span>}</span>
      </span>
      <span className={`col-start-2 text-small text-ink-soft ${lines}`} lang={lang}>{line}</span>
    </Link>
  );
}
