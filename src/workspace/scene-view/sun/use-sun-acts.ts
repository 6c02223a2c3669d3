import { Camera, Lightbulb, LightbulbOff, MapPin, Moon, Play, Square, Sun, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useEditor } from '../../editor-context.tsx';
import { useScene, useSceneLink } from '../scene-link.tsx';
import { spanWith, switched } from './hour-span.ts';
import { stopPlaying } from './play-day.ts';
import { setSun, useSunSettings } from './sun-settings.ts';
import { useLampSwitch } from './use-lamp-switch.ts';

/** What one does with the light of the home and with who looks at it, besides the hour. */
export interface SunAct {
  readonly name: 'play' | 'night' | 'lamps' | 'cameras' | 'site';
  readonly icon: LucideIcon;
  readonly words: string;
  /** Of what opens a panel. */
  readonly open?: boolean;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  run(): void;
}

export function useSunActs(): SunAct[] {
  const t = useTranslations('sun');
  const editor = useEditor();
  const link = useSceneLink();
  const panel = useScene((state) => state.panel);
  const playing = useScene((state) => state.playing);
  const hours = useScene((state) => state.hours);
  const { hour } = useSunSettings();
  const lamps = useLampSwitch();
  const span = spanWith(hour, hours);
  const isNight = span.name === 'night';
  const toggle = (name: 'site' | 'cameras') => link.set({ panel: panel === name ? null : name });
  const acts: (SunAct | null)[] = [
    {
      name: 'play',
      icon: playing ? Square : Play,
      words: t(playing ? 'hours.stop' : 'hours.play'),
      pressed: playing,
      run: () => (playing ? stopPlaying(link) : link.set({ playing: true })),
    },
    {
      name: 'night',
      icon: isNight ? Sun : Moon,
      words: t(isNight ? 'hours.toDay' : 'hours.toNight'),
      run() {
        const to = switched(span);
        link.set({ hours: to.name });
        setSun(editor, link, { hour: to.hour });
      },
    },
    lamps.total === 0
      ? null
      : {
          name: 'lamps',
          icon: lamps.lit > 0 ? Lightbulb : LightbulbOff,
          words: t(lamps.lit > 0 ? 'lamps.allOff' : 'lamps.allOn'),
          disabled: !lamps.allowed,
          run: lamps.switchAll,
        },
    {
      name: 'cameras',
      icon: Camera,
      words: t('cameras.list'),
      open: panel === 'cameras',
      run: () => toggle('cameras'),
    },
    { name: 'site', icon: MapPin, words: t('hours.open'), open: panel === 'site', run: () => toggle('site') },
  ];
  return acts.filter((act) => act !== null);
}
