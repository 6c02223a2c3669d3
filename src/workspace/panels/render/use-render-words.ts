import { useTranslations } from 'use-intl';
import { inThousands } from '#editor/units.ts';
import { usePunctuation } from '#text/punctuation.ts';
import type { RenderJob } from '../../ports/render-port.ts';

/** What is said of pictures: how long, how large, what they are called. */
export function useRenderWords() {
  const t = useTranslations('render');
  const { comma, gap } = usePunctuation();
  /** Rounded as people say it: 40 s, 4 min, 2 h. */
  function about(seconds: number): string {
    if (seconds < 55) return t('seconds', { count: Math.max(5, Math.round(seconds / 5) * 5) });
    if (seconds < 5400) return t('minutes', { count: Math.max(1, Math.round(seconds / 60)) });
    return t('hours', { count: Math.round(seconds / 3600) });
  }
  return {
    about,
    comma,
    gap,
    size: (width: number, height: number) => `${inThousands(String(width))} × ${inThousands(String(height))}`,
    hour: (hour: number) => hourText(hour),
    title: ({ name, kind, hour }: Pick<RenderJob, 'name' | 'kind' | 'hour'>) =>
      `${name || t(`kinds.${kind}`)}${comma}${hourText(hour)}`,
  };
}

/** 9.25 is 9:15, everywhere. */
export function hourText(hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;
}
