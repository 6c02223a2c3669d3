import { ArrowDownToLine, Rotate3d, RulerDimensionLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useEditor } from '../../editor-context.tsx';
import { LightTools } from '../sun/light-tools.tsx';

interface SpaceToolsProps {
  shows: { readonly distances: boolean; readonly wallsDown: boolean };
  onToggle(what: 'distances' | 'wallsDown'): void;
}

/** At the upper right: the first view, walls down, distances; light and cameras. */
export function SpaceTools({ shows, onToggle }: SpaceToolsProps) {
  const t = useTranslations('workspace.scene');
  const { session } = useEditor();
  const toggles = [
    ['wallsDown', ArrowDownToLine],
    ['distances', RulerDimensionLine],
  ] as const;
  return (
    <fieldset className="sv-tools" aria-label={t('tools')}>
      <button
        type="button"
        aria-label={t('firstView')}
        title={t('firstView')}
        onClick={() => session.request({ kind: 'frame', bounds: null })}
      >
        <Rotate3d aria-hidden size={17} strokeWidth={1.5} />
      </button>
      {toggles.map(([what, Icon]) => (
        <button
          key={what}
          type="button"
          className={`sv-tool-${what}`}
          aria-pressed={shows[what]}
          aria-label={t(what)}
          title={t(what)}
          onClick={() => onToggle(what)}
        >
          <Icon aria-hidden size={17} strokeWidth={1.5} />
        </button>
      ))}
      <LightTools />
    </fieldset>
  );
}
