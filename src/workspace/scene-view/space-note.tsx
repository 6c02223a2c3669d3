import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Built } from '#viewer/live/scene-session.ts';
import { PiecesProgress } from '../states/pieces-progress.tsx';

export type SpaceState = 'waiting' | 'live' | 'missing' | 'lost' | 'failed';

interface SpaceNoteProps {
  state: SpaceState;
  /** How much of the furniture is built; null before any is. */
  built: Built | null;
  onAgain(): void;
}

/** What 3D is waiting for or why there is none. All pieces built, the light is still to come, which nobody can count. */
export function SpaceNote({ state, built, onAgain }: SpaceNoteProps) {
  const t = useTranslations('workspace.scene');
  if (state === 'live') return null;
  if (state === 'waiting' && built && built.done < built.total)
    return <PiecesProgress text={t('building')} {...built} />;
  const isGone = state === 'missing' || state === 'failed';
  return (
    <output className={isGone ? 'sv-note sv-gone' : 'sv-note'}>
      {isGone && <TriangleAlert aria-hidden size={18} strokeWidth={1.5} />}
      <span>{state === 'waiting' && built ? t('dressing') : t(`state.${state}`)}</span>
      {state === 'failed' && (
        <button type="button" onClick={onAgain}>
          {t('again')}
        </button>
      )}
    </output>
  );
}
