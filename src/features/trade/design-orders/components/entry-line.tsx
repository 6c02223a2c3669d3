import { useTranslations } from 'use-intl';
import { ReportButton } from '#features/people/report-button/report-button.tsx';
import type { FileKind } from '#features/trade/talk-files/file-kinds.ts';
import type { ShownFile } from '#features/trade/talk-files/talk-file.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { Entry } from '../design-order.ts';
import { FileLink } from './file-chip.tsx';
import { completeAfterDays } from '../design-order-limits.ts';

interface EntryProps {
  entry: Entry;
  /** What it is called in a report. */ thing: string;
  mine: boolean;
  name: string;
  /** The other has seen up to here, and nothing of mine follows. */ seen: boolean;
}

/** A message, at its sender's side; or a step, across the width. Text is only ever text. */
export function EntryLine({ entry, thing, mine, name, seen }: EntryProps) {
  const t = useTranslations('talks.talk');
  if (entry.state !== null) return <StepLine entry={entry} name={name} />;
  return (
    <li className={`grid max-w-[85%] gap-1 ${mine ? 'justify-items-end justify-self-end' : 'justify-self-start'}`}>
      <span className="caption num">
        {mine ? t('you') : name} · <EntryTime at={entry.at} />
      </span>
      {entry.text !== '' && (
        <p
          className={`rounded-s px-3.5 py-2 break-words whitespace-pre-line ${mine ? 'bg-sunken' : 'border border-line bg-surface'}`}
        >
          {entry.text}
        </p>
      )}
      <Files entry={entry} name={name} />
      {entry.text === '' && entry.files.length === 0 && <p className="text-small text-ink-soft italic">{t('gone')}</p>}
      {!mine && <ReportButton kind="message" thing={thing} className="min-h-6!" />}
      {seen && <span className="caption">{t('seen')}</span>}
    </li>
  );
}

function StepLine({ entry, name }: Pick<EntryProps, 'entry' | 'name'>) {
  const t = useTranslations('talks.did');
  const price = usePrice();
  return (
    <li className="border-l-2 border-line-strong py-0.5 pl-4">
      <p className="font-medium">
        {entry.by === 'clock' ? t('clock', { days: completeAfterDays }) : t(entry.state!, { name })}
      </p>
      {entry.price !== null && <p className="num">{t('price', { price: price(entry.price) })}</p>}
      {entry.text !== '' && <p className="break-words whitespace-pre-line text-ink-soft">{entry.text}</p>}
      <Files entry={entry} name={name} />
      <p className="caption num">
        <EntryTime at={entry.at} />
      </p>
    </li>
  );
}

function Files({ entry: { files }, name }: Pick<EntryProps, 'entry' | 'name'>) {
  if (files.length === 0) return null;
  const pictures = files.filter(({ kind }) => kind === 'picture');
  return (
    <span className="grid max-w-full gap-2">
      {pictures.length > 0 && (
        <span className="flex flex-wrap gap-2">
          {pictures.map((file, index) => (
            <PictureLink key={file.id} file={file} number={index + 1} name={name} />
          ))}
        </span>
      )}
      {files
        .filter((file): file is ShownFile & { kind: FileKind } => file.kind !== 'picture')
        .map((file) => (
          <FileLink key={file.id} file={file} />
        ))}
    </span>
  );
}

function PictureLink({
  file: { url, width, height },
  number,
  name,
}: {
  file: ShownFile;
  number: number;
  name: string;
}) {
  const t = useTranslations('talks.talk');
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="pic w-40 sm:w-56"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <img
        src={url}
        alt={t('picture', { number, name })}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
      />
    </a>
  );
}

function EntryTime({ at }: { at: string }) {
  const format = useFormatter();
  return <time dateTime={at}>{format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit' })}</time>;
}
