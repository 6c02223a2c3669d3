import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Stage } from '#viewer/stage/stage.tsx';

interface FileStageProps {
  /** Address of a GLB on our own server. */
  address: string;
  name: string;
  /** From edge to edge of the page. */
  wide?: boolean;
  onLeave(): void;
  children: ReactNode;
}

/** An uploaded model, to be turned, at true size. */
export function FileStage({ address, name, wide = false, onLeave, children }: FileStageProps) {
  const t = useTranslations('viewer');
  return (
    <Stage wide={wide} subject={{ kind: 'file', address }} mode="orbit" label={t('label', { name })} onLeave={onLeave}>
      {children}
    </Stage>
  );
}
