import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Stage } from '#viewer/stage/stage.tsx';

interface ModelStageProps {
  id: string;
  name: string;
  /** The finish of each slot; changing one does not rebuild the model. */
  finishes: Readonly<Record<string, string>>;
  onLeave(): void;
  onPick?(owner: string | null): void;
  children: ReactNode;
}

/** One model, to be turned. */
export function ModelStage({ id, name, finishes, onLeave, onPick, children }: ModelStageProps) {
  const t = useTranslations('viewer');
  return (
    <Stage
      subject={{ kind: 'model', id, finishes }}
      mode="orbit"
      label={t('label', { name })}
      onLeave={onLeave}
      {...(onPick ? { onPick } : {})}
    >
      {children}
    </Stage>
  );
}
