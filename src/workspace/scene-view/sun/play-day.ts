import { useEffect } from 'react';
import type { Settings } from '#design/document.ts';
import { sunTimes } from '#design/sun.ts';
import { useSession } from '../../editor-context.tsx';
import { useScene, useSceneLink, type SceneLink } from '../scene-link.tsx';

/** How long a day lasts when it is played, in seconds. */
const daySeconds = 16;
/** Before sunrise and after sunset, in hours: the light comes and goes. */
const margin = 0.75;

/** From before sunrise to after sunset; the whole day where the sun does neither. */
export function playedHours(settings: Pick<Settings, 'latitude' | 'day'>): { from: number; to: number } {
  const times = sunTimes(settings);
  if (times.kind !== 'rises') return { from: 0, to: 24 };
  return { from: Math.max(0, times.rise - margin), to: Math.min(24, times.set + margin) };
}

/** The hour after so many seconds; null when the day is over. Without motion it goes by whole hours. */
export function playedHour({ from, to }: { from: number; to: number }, seconds: number, still: boolean): number | null {
  const hour = from + ((to - from) * seconds) / daySeconds;
  if (hour > to) return null;
  return still ? Math.min(to, Math.max(from, Math.round(hour))) : hour;
}

/** Runs the sun while somebody plays the day; afterwards the design's own hour is seen again. */
export function usePlayDay(): void {
  const link = useSceneLink();
  const playing = useScene((state) => state.playing);
  const settings = useSession(({ history }) => history.design.settings);
  useEffect(() => {
    if (!playing) return undefined;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { latitude, day } = { ...settings, ...link.state.sun };
    const hours = playedHours({ latitude, day });
    let start: number | null = null;
    let frame = requestAnimationFrame(function tick(now) {
      start ??= now;
      const hour = playedHour(hours, (now - start) / 1000, still);
      if (hour === null) return stopPlaying(link);
      if (link.state.sun?.hour !== hour) link.set({ sun: { ...link.state.sun, hour } });
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, settings, link]);
}

export function stopPlaying(link: SceneLink): void {
  const { hour: _played, ...rest } = link.state.sun ?? {};
  link.set({ playing: false, sun: Object.keys(rest).length > 0 ? rest : null });
}
