import { useTranslations } from 'use-intl';
import type { Mode } from '#viewer/stage/camera-controller.ts';
import type { StageState } from '#viewer/stage/use-live-stage.ts';

/** One line at the upper left: what one can do, or why there is only a picture. */
export function StageNote({
  state,
  mode,
  wide,
  onAgain,
}: {
  state: StageState;
  mode: Mode;
  wide: boolean;
  onAgain(): void;
}) {
  const t = useTranslations('viewer');
  const trouble = state === 'lost' || state === 'failed';
  return (
    <output
      className={`pointer-events-none absolute top-4 left-4 flex ${wide ? 'lg:left-margin' : state === 'live' ? 'max-sm:max-w-[calc(100%-14rem)]' : ''} max-w-[min(28rem,calc(100%-2rem))] flex-wrap items-center gap-x-3 rounded-s bg-shade-raised/85 px-3 py-1.5 text-caption text-on-shade`}
    >
      {state === 'live' ? t(`hint.${mode}`) : t(`state.${state}`)}
      {trouble && (
        <button type="button" onClick={onAgain} className="link pointer-events-auto min-h-11 font-medium lg:min-h-6">
          {t('again')}
        </button>
      )}
    </output>
  );
}
