import { Camera, ChevronDown, Lightbulb, LightbulbOff, Play, Square, Sun } from 'lucide-react';
import { useRef, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { usePlanSpan } from '../../frame/use-plan-span.ts';
import { useScene, useSceneLink } from '../scene-link.tsx';
import { HourRuler } from './hour-ruler.tsx';
import { writeHour } from './hours.ts';
import { stopPlaying, usePlayDay } from './play-day.ts';
import { useSunSettings } from './sun-settings.ts';
import { useDateWords } from './use-date-words.ts';
import { useLampSwitch } from './use-lamp-switch.ts';
import './sun-bar.css';

interface SunBarProps {
  /** Beside the plan: under the half that shows 3D. */
  half?: boolean;
}

/** The status ruler in 3D: the hour, the day, the ruler of hours, lamps and cameras. */
export function SunBar({ half = false }: SunBarProps) {
  const host = useRef<HTMLDivElement>(null);
  const plan = usePlanSpan(host);
  const t = useTranslations('sun');
  const link = useSceneLink();
  const panel = useScene((state) => state.panel);
  const playing = useScene((state) => state.playing);
  const settings = useSunSettings();
  const dateWords = useDateWords();
  const lamps = useLampSwitch();
  usePlayDay();
  const toggle = (name: 'site' | 'cameras') => link.set({ panel: panel === name ? null : name });
  const LampIcon = lamps.lit > 0 ? Lightbulb : LightbulbOff;
  const lampWords = lamps.lit > 0 ? t('lamps.allOff') : t('lamps.allOn');
  return (
    <div
      ref={host}
      className={half ? 'ws-ruler sb sb-half' : 'ws-ruler sb'}
      style={half && plan ? ({ '--sb-from': `${plan.left + plan.width}px` } as CSSProperties) : undefined}
    >
      <div className="sb-side">
        <button
          type="button"
          className="sb-time"
          title={t('hours.open')}
          aria-expanded={panel === 'site'}
          onClick={() => toggle('site')}
        >
          <Sun aria-hidden size={16} strokeWidth={1.5} />
          <strong>{writeHour(settings.hour)}</strong>
          <span>{dateWords(settings.day)}</span>
          <ChevronDown aria-hidden size={13} strokeWidth={1.5} />
          <span className="sr-only">{t('hours.open')}</span>
        </button>
      </div>
      <HourRuler />
      <div className="sb-side">
        <button
          type="button"
          className="sb-play"
          aria-pressed={playing}
          onClick={() => (playing ? stopPlaying(link) : link.set({ playing: true }))}
        >
          {playing ? (
            <Square aria-hidden size={13} strokeWidth={1.5} />
          ) : (
            <Play aria-hidden size={14} strokeWidth={1.5} />
          )}
          <span>{playing ? t('hours.stop') : t('hours.play')}</span>
        </button>
        {lamps.total > 0 && (
          <button
            type="button"
            aria-label={lampWords}
            title={lampWords}
            disabled={!lamps.allowed}
            onClick={lamps.switchAll}
          >
            <LampIcon aria-hidden size={16} strokeWidth={1.5} />
          </button>
        )}
        <button
          type="button"
          aria-label={t('cameras.list')}
          title={t('cameras.list')}
          aria-expanded={panel === 'cameras'}
          onClick={() => toggle('cameras')}
        >
          <Camera aria-hidden size={16} strokeWidth={1.5} />
        </button>
      </div>
    </div>
  );
}
