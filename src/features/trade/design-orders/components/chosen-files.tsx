import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FileFace } from './file-chip.tsx';
import type { Attachment } from './use-attachments.ts';

/**
 * Attachments of the next message: pictures as thumbnails, files by name, each with progress and a button to remove it.
 */
export function ChosenFiles({ files, remove }: { files: readonly Attachment[]; remove(key: string): void }) {
  const t = useTranslations('talks.talk');
  const names = files.map((file, index) =>
    file.kind === 'picture'
      ? t('pictureName', { number: files.slice(0, index + 1).filter(({ kind }) => kind === 'picture').length })
      : file.name,
  );
  return (
    <ul aria-label={t('pictures')} className="flex flex-wrap gap-3">
      {files.map((file, index) => (
        <li key={file.key} className="relative max-w-full">
          <ChosenFile file={file} />
          <button
            type="button"
            className="float absolute -top-2 -right-2 grid h-7 w-7 cursor-pointer place-items-center rounded-full!"
            aria-label={t('remove', { name: names[index] ?? file.name })}
            onClick={() => remove(file.key)}
          >
            <X aria-hidden size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function ChosenFile({ file }: { file: Attachment }) {
  if (file.kind === 'picture')
    return (
      <span className="pic relative block h-20 w-20">
        <img src={file.preview ?? undefined} alt="" />
        <Progress file={file} />
      </span>
    );
  return (
    <span className="relative flex h-20 w-72 max-w-full items-center gap-3 rounded-s border border-line bg-surface px-3 pb-1">
      <FileFace kind={file.kind} name={file.name} bytes={file.bytes} />
      <Progress file={file} />
    </span>
  );
}

/** All bytes sent is not yet accepted: the server inspects it. */
function Progress({ file: { share, media } }: { file: Attachment }) {
  const t = useTranslations('talks.talk');
  if (media !== null) return null;
  return (
    <>
      <span aria-hidden className="bar absolute inset-x-1 bottom-1">
        <i className="hot" style={{ width: `${share * 100}%` }} />
      </span>
      <span className="sr-only">{share < 1 ? t('sending', { percent: Math.round(share * 100) }) : t('checking')}</span>
    </>
  );
}
