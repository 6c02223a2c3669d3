import { Copy, Mail, MessageSquare } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

export interface Letter {
  id: string;
  channel: 'mail' | 'sms';
  to: string;
  subject: string | null;
  text: string;
  createdAt: string;
}

const icons = { mail: Mail, sms: MessageSquare };

export function OutboxLetter({ letter }: { letter: Letter }) {
  const t = useTranslations('profile.outbox');
  const format = useFormatter();
  const Icon = icons[letter.channel];
  const code = /\b\d{6}\b/.exec(letter.text)?.[0];
  return (
    <li className="min-w-0 border-b border-line py-6">
      <p className="num caption flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon aria-hidden size={16} />
        <span className="break-all">{t(letter.channel, { to: letter.to })}</span>
        <time dateTime={letter.createdAt} className="ml-auto">
          {format.dateTime(new Date(letter.createdAt), { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
      </p>
      {letter.subject !== null && <h2 className="mt-2 font-medium">{letter.subject}</h2>}
      {code !== undefined && <Code code={code} />}
      <p className="mt-3 text-small break-words whitespace-pre-line text-ink-soft">{letter.text}</p>
    </li>
  );
}

function Code({ code }: { code: string }) {
  const t = useTranslations('profile.outbox');
  const toast = useToast();
  async function copy() {
    await navigator.clipboard.writeText(code);
    toast.success(t('copied', { code }));
  }
  return (
    <p className="mt-2 flex items-center gap-4">
      <output data-code className="display num text-h2">
        {code}
      </output>
      <Button size="s" onClick={copy}>
        <Copy aria-hidden size={16} />
        {t('copy')}
      </Button>
    </p>
  );
}
