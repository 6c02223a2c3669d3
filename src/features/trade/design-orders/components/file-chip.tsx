import { Box, Download, FileText, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { FileKind } from '#features/trade/talk-files/file-kinds.ts';
import type { ShownFile } from '#features/trade/talk-files/talk-file.ts';

const icons: Record<FileKind, LucideIcon> = { pdf: FileText, design: LayoutDashboard, glb: Box };

/** A file in a message: kind, size, download link. It is never opened here. */
export function FileLink({ file: { url, name, kind, bytes } }: { file: ShownFile & { kind: FileKind } }) {
  const t = useTranslations('talks.talk');
  const size = useFileSize();
  return (
    <a
      href={url}
      download={name}
      className="group flex w-full max-w-80 min-w-0 items-center gap-3 rounded-s border border-line bg-surface px-3 py-2.5 hover:bg-sunken"
    >
      {/* The name is split in two visually; for screen readers it is one. */}
      <span className="sr-only">{`${t('save', { name })}, ${t(`kinds.${kind}`)}, ${size(bytes)}`}</span>
      <span aria-hidden className="contents">
        <FileFace kind={kind} name={name} bytes={bytes} />
      </span>
      <Download aria-hidden size={18} className="ml-auto shrink-0 text-ink-soft group-hover:text-ink" />
    </a>
  );
}

/** Icon, name, kind and size. A long name keeps its extension visible. */
export function FileFace({ kind, name, bytes }: { kind: FileKind; name: string; bytes: number }) {
  const t = useTranslations('talks.talk.kinds');
  const Icon = icons[kind];
  const size = useFileSize();
  const signs = [...name];
  const kept = 8;
  return (
    <>
      <Icon aria-hidden size={22} strokeWidth={1.5} className="shrink-0 text-accent" />
      <span className="grid min-w-0 text-left">
        <span className="flex min-w-0 text-small font-medium">
          <span className="truncate whitespace-pre!">{signs.slice(0, -kept).join('')}</span>
          <span className="shrink-0 whitespace-pre">{signs.slice(-kept).join('')}</span>
        </span>
        <span className="caption num">
          {t(kind)} · {size(bytes)}
        </span>
      </span>
    </>
  );
}

function useFileSize(): (bytes: number) => string {
  const t = useTranslations('talks.talk.size');
  return (bytes) =>
    bytes < 1_000_000
      ? t('kb', { size: Math.max(1, Math.round(bytes / 1024)) })
      : t('mb', { size: Math.round((bytes / 1_048_576) * 10) / 10 });
}
