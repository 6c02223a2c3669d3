import { useTranslations } from 'use-intl';
import { inThousands } from '#editor/units.ts';
import { usePunctuation } from '#text/punctuation.ts';
import { useSession } from '../../editor-context.tsx';
import type { RenderJob } from '../../ports/render-port.ts';
import { useCameras } from '../../scene-view/cameras/use-cameras.ts';
import { isSameView, seenFrom } from './same-view.ts';

/** What is said of pictures: how long, how large, what they are called. */
export function useRenderWords() {
  const t = useTranslations('render');
  const { comma, gap } = usePunctuation();
  const cameras = useCameras();
  const levels = useSession(({ history }) => history.design.levels);
  /** Rounded as people say it: 40 s, 4 min, 2 h. */
  function about(seconds: number): string {
    if (seconds < 55) return t('seconds', { count: Math.max(5, Math.round(seconds / 5) * 5) });
    if (seconds < 5400) return t('minutes', { count: Math.max(1, Math.round(seconds / 60)) });
    return t('hours', { count: Math.round(seconds / 3600) });
  }
  /** As its camera is called here; a picture from elsewhere keeps the name it was ordered with. */
  function view({ name, seen }: Pick<RenderJob, 'name' | 'seen'>): string {
    const own = cameras.find(({ camera }) => camera.name !== '' && camera.name === name);
    const from = own ?? cameras.find(({ camera }) => isSameView(seenFrom({ levels }, camera), seen));
    return from?.name ?? name;
  }
  return {
    about,
    view,
    comma,
    gap,
    size: (width: number, height: number) => `${inThousands(String(width))} × ${inThousands(String(height))}`,
    hour: (hour: number) => hourText(hour),
    title: (job: Pick<RenderJob, 'name' | 'seen' | 'kind' | 'hour'>) =>
      `${view(job) || t(`kinds.${job.kind}`)}${comma}${hourText(job.hour)}`,
  };
}

/** 9.25 is 9:15, everywhere. */
export function hourText(hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;
}
