import {
  Banknote,
  CalendarClock,
  FilePenLine,
  FileX,
  Gauge,
  Landmark,
  MessageCircle,
  PackageX,
  Plus,
  Truck,
  Undo2,
  UserRound,
  WalletCards,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePunctuation } from '#text/punctuation.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { ButtonLink } from '#ui/button.tsx';
import { usePrice } from '#ui/price.tsx';
import type { Todo, TodoKey } from '../todos.server.ts';

const icons: Record<TodoKey, LucideIcon> = {
  receipt: FileX,
  pay: WalletCards,
  refund: Undo2,
  ship: Truck,
  returns: Undo2,
  sendBack: Truck,
  soldOut: PackageX,
  profile: UserRound,
  bank: Landmark,
  planEnds: CalendarClock,
  planEnded: CalendarClock,
  quota: Gauge,
  consult: MessageCircle,
  application: FilePenLine,
  firstWork: Plus,
  firstProduct: Banknote,
};
const looks: Record<Todo['tone'], string> = {
  bad: 'bg-bad-wash text-bad',
  warn: 'bg-warn-wash text-warn',
  plain: 'bg-sunken',
};

/** An icon, what it is, why, and a link to do it. */
export function TodoRow({ todo }: { todo: Todo }) {
  const words = useTodoWords();
  const { colon } = usePunctuation();
  const Icon = icons[todo.key];
  const { title, text, way } = words(todo);
  return (
    <div className={`flex flex-wrap items-start gap-x-3 gap-y-3 rounded-s p-4 sm:flex-nowrap ${looks[todo.tone]}`}>
      <Icon aria-hidden size={20} className="mt-0.5" />
      <div className="min-w-0 flex-1 text-small">
        <p className="text-body font-medium">{title}</p>
        {text !== '' && <p className="text-ink">{text}</p>}
        {todo.reason !== null && (
          <p lang={todo.reason.lang} className="text-ink">
            {todo.reason.text}
          </p>
        )}
      </div>
      <ButtonLink size="s" variant={todo.tone === 'bad' ? 'bad' : 'line'} to={todo.to} className="shrink-0 max-sm:ml-8">
        {way}
        <span className="sr-only">
          {colon}
          {title}
        </span>
      </ButtonLink>
    </div>
  );
}

function useTodoWords() {
  const t = useTranslations('homes.todo');
  const f = useTranslations('profile');
  const format = useFormatter();
  const price = usePrice();
  return ({ key, values }: Todo) => {
    const said = {
      ...values,
      ...(typeof values.amount === 'number' ? { amount: price(values.amount) } : {}),
      ...(typeof values.until === 'string'
        ? {
            known: values.until === '' ? 'no' : 'yes',
            until:
              values.until === ''
                ? ''
                : format.dateTime(new Date(values.until), { dateStyle: 'medium', timeStyle: 'short' }),
          }
        : {}),
      ...(typeof values.fields === 'string'
        ? { fields: format.list(values.fields.split(',').map((field) => f(`field.${field as 'city'}`))) }
        : {}),
    };
    return { title: t(`${key}.title`, said), text: t(`${key}.text`, said), way: t(`${key}.way`) };
  };
}
