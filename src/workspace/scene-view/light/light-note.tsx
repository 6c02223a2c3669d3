import { SunMedium } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { writeHour } from '../sun/hours.ts';
import type { HomeLightState } from './use-home-light.ts';
import './light-note.css';

/** Says of which hour the light is, or that it is of a home that is not this one any more. */
export function LightNote({ light: { state, hour } }: { light: HomeLightState }) {
  const t = useTranslations('sun.light');
  if (state === 'none') return null;
  return (
    <output className="ln" data-state={state}>
      <SunMedium aria-hidden size={15} strokeWidth={1.5} />
      <span>{t(state, { time: writeHour(hour) })}</span>
    </output>
  );
}
