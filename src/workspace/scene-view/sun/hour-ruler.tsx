import { Moon, Sun } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { sunDirection, sunTimes } from '#design/sun.ts';
import { useEditor } from '../../editor-context.tsx';
import { useSize } from '../../plan-view/use-size.ts';
import { useScene, useSceneLink } from '../scene-link.tsx';
import { darkStretches, hourAtShare, hoursOf, shareOf, spanWith, sunMarks, type HourSpan } from './hour-span.ts';
import { labelStep, writeHour } from './hours.ts';
import { setSun, showSun, useSunSettings } from './sun-settings.ts';

/** Half the knob, which never leaves the ruler. Pixels. */
const halfKnob = 36;
/** A step of the arrow keys, in hours. */
const quarter = 0.25;

/** The ruler in 3D: hours of sun. What lies on it in accent is the morning gone by; sunrise and sunset are marked. */
export function HourRuler() {
  const t = useTranslations('sun.hours');
  const editor = useEditor();
  const link = useSceneLink();
  const host = useRef<HTMLDivElement>(null);
  const size = useSize(host);
  const settings = useSunSettings();
  const looked = useScene(({ hours, playing }) => (playing ? 'day' : hours));
  /** While a finger moves the ruler stays under it. */
  const [held, setHeld] = useState<HourSpan | null>(null);
  const span = held ?? spanWith(settings.hour, looked);
  const width = size?.width ?? 0;
  const margin = Math.min(24, width / 8);
  const x = (hour: number) => margin + shareOf(span, hour) * (width - 2 * margin);
  const times = sunTimes(settings);
  const height = Math.round((Math.asin(sunDirection(settings)[2]) * 180) / Math.PI);
  const time = writeHour(settings.hour);
  const knob = x(settings.hour);

  function hourAt({ clientX, currentTarget }: PointerEvent<HTMLElement>, on: HourSpan): number {
    const along = clientX - currentTarget.getBoundingClientRect().left;
    return hourAtShare(on, (Math.min(width, Math.max(0, along)) - margin) / Math.max(1, width - 2 * margin));
  }
  function press(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.querySelector<HTMLElement>('[role=slider]')?.focus({ preventScroll: true });
    setHeld(span);
    showSun(link, { hour: hourAt(event, span) });
  }
  function release(event: PointerEvent<HTMLElement>) {
    if (!held) return;
    const hour = hourAt(event, held);
    setHeld(null);
    link.set({ hours: spanWith(hour, held.name).name });
    setSun(editor, link, { hour });
  }
  function letGo() {
    setHeld(null);
    link.set({ sun: null });
  }
  function key(event: KeyboardEvent) {
    const hour = keyedHour(event.key, settings.hour);
    if (event.key === 'Escape' && held) letGo();
    else if (hour === null) return;
    else setSun(editor, link, { hour }, event.repeat);
    event.preventDefault();
    event.stopPropagation();
  }

  const every = labelStep((width - 2 * margin) / (span.to - span.from));
  const hours = hoursOf(span);
  const Icon = height > 0 ? Sun : Moon;
  return (
    <div
      ref={host}
      className="hr-track"
      role="presentation"
      onPointerDown={press}
      onPointerMove={(event) => held && showSun(link, { hour: hourAt(event, held) })}
      onPointerUp={release}
      onPointerCancel={letGo}
    >
      {size && (
        <svg width={width} height={size.height} aria-hidden>
          {darkStretches(span, times).map(([from, to]) => (
            <rect key={from} x={x(from)} y={0} width={x(to) - x(from)} height={9} className="hr-night" />
          ))}
          <line x1={0} x2={width} y1={0.5} y2={0.5} className="ws-eave" />
          {hours.slice(1).map((hour) => (
            <line key={hour} x1={x(hour - 0.5)} x2={x(hour - 0.5)} y1={0} y2={4} className="ws-tick" />
          ))}
          {hours.map((hour, at) => {
            const named = at % every === 0;
            return (
              <g key={hour}>
                <line x1={x(hour)} x2={x(hour)} y1={0} y2={named ? 9 : 6} className={named ? 'ws-eave' : 'ws-tick'} />
                {named && (
                  <text x={x(hour)} y={25} textAnchor="middle" className="ws-figure">
                    {writeHour(hour % 24)}
                  </text>
                )}
              </g>
            );
          })}
          {sunMarks(span, times).map((hour) => (
            <path key={hour} d={`M${x(hour) - 4} 12a4 4 0 0 1 8 0z`} className="hr-mark" />
          ))}
          <rect x={x(span.from)} y={0} width={Math.max(0, knob - x(span.from))} height={3} className="hr-gone" />
        </svg>
      )}
      <button
        type="button"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its track is the ruler itself, with figures and marks
        role="slider"
        className="hr-knob"
        style={{ left: Math.min(Math.max(halfKnob, knob), Math.max(halfKnob, width - halfKnob)) }}
        aria-label={t('label')}
        aria-valuemin={0}
        aria-valuemax={24}
        aria-valuenow={settings.hour}
        aria-valuetext={height > 0 ? t('at', { time, height }) : t('below', { time })}
        onKeyDown={key}
      >
        <Icon aria-hidden size={14} strokeWidth={1.5} />
        {time}
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
