import { useTranslations } from 'use-intl';
import { ReportButton } from '#features/reports/report-button.tsx';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { Entry } from '../design-order.ts';

interface EntryProps { entry: Entry; /** What it is called in a report. */ thing: string; mine: boolean; name: string; /** The other has seen up to here, and nothing of mine follows. */ seen: boolean }

/** One thing said, at its speaker's side; or one thing done, across the way. Text is only ever text. */
export function EntryLine({ entry, thing, mine, name, seen }: EntryProps) {
  const t = useTranslations('talks.talk');
  if (entry.state !== null) return <DoneLine entry={entry} name={name} />;
  return (
    <li className={`grid max-w-[85%] gap-1 ${mine ? 'justify-items-end justify-self-end' : 'justify-self-start'}`}>
      <span className="caption num">{mine ? t('you') : name} · <EntryTime at={entry.at} /></span>
      {entry.text !== '' && <p className={`rounded-s px-3.5 py-2 break-words whitespace-pre-line ${mine ? 'bg-sunken' : 'border border-line bg-surface'}`}>{entry.text}</p>}
      <Files entry={entry} name={name} />
      {entry.text === '' && entry.files.length === 0 && <p className="text-small text-ink-soft italic">{t('gone')}</p>}
      {!mine && <ReportButton kind="message" thing={thing} className="min-h-6!" />}
      {seen && <span className="caption">{t('seen')}</span>}
    </li>
  );
}

function DoneLine({ entry, name }: Pick<EntryProps, 'entry' | 'name'>) {
  const t = useTranslations('talks.did');
  const price = usePrice();
  return (
    <li className="border-l-2 border-line-strong py-0.5 pl-4">
      <p className="font-medium">{t(entry.state!, { name })}</p>
      {entry.price !== null && <p className="num">{t('price', { price: price(entry.price) })}</p>}
      {entry.text !== '' && <p className="break-words whitespace-pre-line text-ink-soft">{entry.text}</p>}
      <Files entry={entry} name={name} />
      <p className="caption num"><EntryTime at={entry.at} /></p>
    </li>
  );
}

function Files({ entry: { files }, name }: Pick<EntryProps, 'entry' | 'name'>) {
  const t = useTranslations('talks.talk');
  if (files.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-2">
      {files.map(({ id, url, width, height }, index) => (
        <a key={id} href={url} target="_blank" rel="noreferrer" className="pic w-40 sm:w-56" style={{ aspectRatio: `${width} / ${height}` }}><img src={url} alt={t('picture', { number: index + 1, name })} width={width} height={height} loading="lazy" /></a>
      ))}
    </span>
  );
}

function EntryTime({ at }: { at: string }) {
  const format = useFormatter();
  return <time dateTime={at}>{format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit' })}</time>;
}
