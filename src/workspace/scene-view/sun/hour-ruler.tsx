import { Sun } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { sunDirection, sunTimes, type SunTimes } from '#design/sun.ts';
import { useEditor } from '../../editor-context.tsx';
import { useSize } from '../../plan-view/use-size.ts';
import { useSceneLink } from '../scene-link.tsx';
import { labelStep, writeHour } from './hours.ts';
import { setSun, showSun, useSunSettings } from './sun-settings.ts';

/** A figure nearer to the knob than this would be half covered by it; the knob's own hour is written beside. Pixels. */
const knobReach = 26;
/** A step of the arrow keys and of the slider, in hours. */
const quarter = 0.25;
const hours = Array.from({ length: 25 }, (_, hour) => hour);

/** The ruler in 3D: hours of sun. What lies on it in accent is the morning gone by; sunrise and sunset are marked. */
export function HourRuler() {
  const t = useTranslations('sun.hours');
  const editor = useEditor();
  const link = useSceneLink();
  const host = useRef<HTMLDivElement>(null);
  const size = useSize(host);
  const settings = useSunSettings();
  const [dragged, setDragged] = useState(false);
  const width = size?.width ?? 0;
  const margin = Math.min(22, width / 8);
  const x = (hour: number) => margin + (hour / 24) * (width - 2 * margin);
  const times = sunTimes(settings);
  const height = Math.round((Math.asin(sunDirection(settings)[2]) * 180) / Math.PI);
  const time = writeHour(settings.hour);

  function hourAt({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
    const along = (clientX - currentTarget.getBoundingClientRect().left - margin) / Math.max(1, width - 2 * margin);
    return Math.min(24, Math.max(0, Math.round((along * 24) / quarter) * quarter));
  }
  function press(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.querySelector<HTMLElement>('[role=slider]')?.focus({ preventScroll: true });
    setDragged(true);
    showSun(link, { hour: hourAt(event) });
  }
  function release(event: PointerEvent<HTMLElement>) {
    if (!dragged) return;
    setDragged(false);
    setSun(editor, link, { hour: hourAt(event) });
  }
  function letGo() {
    setDragged(false);
    link.set({ sun: null });
  }
  function key(event: KeyboardEvent) {
    const hour = keyedHour(event.key, settings.hour);
    if (event.key === 'Escape' && dragged) letGo();
    else if (hour === null) return;
    else setSun(editor, link, { hour }, event.repeat);
    event.preventDefault();
    event.stopPropagation();
  }

  const every = labelStep((width - 2 * margin) / 24);
  return (
    <div
      ref={host}
      className="hr-track"
      role="presentation"
      onPointerDown={press}
      onPointerMove={(event) => dragged && showSun(link, { hour: hourAt(event) })}
      onPointerUp={release}
      onPointerCancel={letGo}
    >
      {size && (
        <svg width={width} height={size.height} aria-hidden>
          <NightStretches times={times} x={x} />
          <line x1={0} x2={width} y1={0.5} y2={0.5} className="ws-eave" />
          {hours
            .filter((hour) => hour % every !== 0)
            .map((hour) => (
              <line key={hour} x1={x(hour)} x2={x(hour)} y1={0} y2={5} className="ws-tick" />
            ))}
          {hours
            .filter((hour) => hour % every === 0)
            .map((hour) => (
              <g key={hour}>
                <line x1={x(hour)} x2={x(hour)} y1={0} y2={9} className="ws-eave" />
                {Math.abs(x(hour) - x(settings.hour)) > knobReach && (
                  <text x={x(hour)} y={23} textAnchor="middle" className="ws-figure">
                    {writeHour(hour)}
                  </text>
                )}
              </g>
            ))}
          <SunMarks times={times} x={x} />
          <rect x={x(0)} y={0} width={Math.max(0, x(settings.hour) - x(0))} height={3} className="hr-gone" />
        </svg>
      )}
      <button
        type="button"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its track is the ruler itself, with figures and marks
        role="slider"
        className="hr-knob"
        style={{ left: x(settings.hour) }}
        aria-label={t('label')}
        aria-valuemin={0}
        aria-valuemax={24}
        aria-valuenow={settings.hour}
        aria-valuetext={height > 0 ? t('at', { time, height }) : t('below', { time })}
        onKeyDown={key}
      >
        <Sun aria-hidden size={14} strokeWidth={1.5} />
      </button>
    </div>
  );
}

function keyedHour(key: string, hour: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -quarter,
    ArrowDown: -quarter,
    ArrowRight: quarter,
    ArrowUp: quarter,
    PageDown: -1,
    PageUp: 1,
    Home: -24,
    End: 24,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(24, Math.max(0, hour + step));
}

interface MarksProps {
  times: SunTimes;
  x(hour: number): number;
}

function NightStretches({ times, x }: MarksProps) {
  if (times.kind === 'always_up') return null;
  const dark =
    times.kind === 'never_up'
      ? [[0, 24]]
      : [
          [0, times.rise],
          [times.set, 24],
        ];
  return dark.map(([from = 0, to = 24]) => (
    <rect key={from} x={x(from)} y={0} width={Math.max(0, x(to) - x(from))} height={9} className="hr-night" />
  ));
}

function SunMarks({ times, x }: MarksProps) {
  if (times.kind !== 'rises') return null;
  return [times.rise, times.set].map((hour) => (
    <path key={hour} d={`M${x(hour) - 4} 13a4 4 0 0 1 8 0z`} className="hr-mark" />
  ));
}
