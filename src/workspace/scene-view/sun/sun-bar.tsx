import { ChevronDown, Sun } from 'lucide-react';
import { useRef, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { usePlanSpan } from '../../frame/use-plan-span.ts';
import { useScreen } from '../../frame/use-screen.ts';
import { HourRuler } from './hour-ruler.tsx';
import { usePlayDay } from './play-day.ts';
import { useSunSettings } from './sun-settings.ts';
import { useDateWords } from './use-date-words.ts';
import { useSunActs, type SunAct } from './use-sun-acts.ts';
import './sun-bar.css';

interface SunBarProps {
  /** In 3D the day stands beside the hours, on foot all of it; beside the plan the hours lie under the half in 3D. */
  mode: 'space' | 'split' | 'walk';
}

/** The status ruler in 3D: the day, the ruler of hours, lamps and cameras. Where it is narrow the hours have all of it. */
export function SunBar({ mode }: SunBarProps) {
  const host = useRef<HTMLDivElement>(null);
  const plan = usePlanSpan(host);
  const atDesk = useScreen() === 'desk';
  const acts = useSunActs();
  usePlayDay();
  const half = mode === 'split';
  return (
    <div
      ref={host}
      className={half ? 'ws-ruler sb sb-half' : 'ws-ruler sb'}
      style={half && plan ? ({ '--sb-from': `${plan.left + plan.width}px` } as CSSProperties) : undefined}
    >
      {atDesk && !half && <DayButton site={acts.find(({ name }) => name === 'site')} />}
      <HourRuler />
      {atDesk && mode === 'walk' && (
        <div className="sb-side">
          {acts
            .filter(({ name }) => name !== 'site')
            .map((act) => (
              <SideButton key={act.name} act={act} />
            ))}
        </div>
      )}
    </div>
  );
}

function DayButton({ site }: { site: SunAct | undefined }) {
  const t = useTranslations('sun');
  const settings = useSunSettings();
  const dateWords = useDateWords();
  return (
    <div className="sb-side">
      <button
        type="button"
        className="sb-time"
        title={t('hours.open')}
        aria-expanded={site?.open}
        onClick={() => site?.run()}
      >
        <Sun aria-hidden size={16} strokeWidth={1.5} />
        <span>{dateWords(settings.day)}</span>
        <ChevronDown aria-hidden size={13} strokeWidth={1.5} />
        <span className="sr-only">{t('hours.open')}</span>
      </button>
    </div>
  );
}

/** What plays the day says so; of the others the sign is enough. */
function SideButton({ act: { name, icon: Icon, words, open, pressed, disabled, run } }: { act: SunAct }) {
  return (
    <button
      type="button"
      className={`sb-${name}`}
      aria-label={name === 'play' ? undefined : words}
      title={words}
      aria-expanded={open}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={run}
    >
      <Icon aria-hidden size={name === 'play' ? 14 : 16} strokeWidth={1.5} />
      {name === 'play' && <span>{words}</span>}
    </button>
  );
}
