import { Box } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FileStage } from '#viewer/stage/file-stage.tsx';
import { prefetchStage } from '#viewer/stage/use-live-stage.ts';

/** The still picture with a button for 3D, and back. */
export function LiveGlb({ file, name, children }: { file: string; name: string; children: ReactNode }) {
  const t = useTranslations('viewer');
  const [live, setLive] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  function leave() {
    setLive(false);
    queueMicrotask(() => frame.current?.querySelector<HTMLElement>('button')?.focus());
  }
  return (
    <div ref={frame} className="absolute inset-0 rounded-[inherit]">
      {live ? (
        <FileStage address={file} name={name} onLeave={leave}>
          {children}
        </FileStage>
      ) : (
        children
      )}
      {!live && (
        <button
          type="button"
          onClick={() => setLive(true)}
          onPointerEnter={prefetchStage}
          onFocus={prefetchStage}
          className="absolute bottom-3 left-3 flex min-h-11 cursor-pointer items-center gap-2 rounded-s bg-surface px-3 text-small font-medium lg:min-h-9"
        >
          <Box aria-hidden size={16} />
          {t('open')}
        </button>
      )}
    </div>
  );
}
