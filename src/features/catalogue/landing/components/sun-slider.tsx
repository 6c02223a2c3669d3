import { Sun } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { hourOf, sunFrames } from '../sun-frames.ts';

/** The hour of sun: one stop a picture. Before the first touch only the shown picture is fetched. */
export function SunSlider({
  value,
  onTouch,
  onChange,
}: {
  value: number;
  onTouch(): void;
  onChange(value: number): void;
}) {
  const t = useTranslations('home.hero');
  const id = useId();
  const last = sunFrames.length - 1;
  return (
    <div className="flex items-center gap-3 max-md:w-full">
      <Sun aria-hidden size={18} />
      <label htmlFor={id} className="whitespace-nowrap">
        {t('sun')}
      </label>
      <span className="relative flex min-w-0 flex-1 rounded-s outline-offset-2 outline-focus has-[:focus-visible]:outline-2 items-center [--color-primary:var(--color-accent)] md:w-64 md:flex-none">
        {sunFrames.map(({ hour }, index) => (
          <i
            key={hour}
            aria-hidden
            className="absolute h-2 w-px bg-line-strong"
            style={{ left: `calc(.625rem + (100% - 1.25rem) * ${index / Math.max(1, last)})` }}
          />
        ))}
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          step={1}
          value={value}
          aria-valuetext={hourOf(sunFrames[value]!)}
          className="slider relative"
          onPointerEnter={onTouch}
          onFocus={onTouch}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </span>
      <output htmlFor={id} className="num w-11 text-right">
        {hourOf(sunFrames[value]!)}
      </output>
    </div>
  );
}
