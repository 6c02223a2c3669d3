import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Camera } from '#design/document.ts';
import { camerasInOrder } from '#design/plan/camera-names.ts';
import { useSession } from '../../editor-context.tsx';

export interface NamedCamera {
  camera: Camera;
  /** Its own, or its number. */
  name: string;
}

/** The cameras of the home, by storey and then in the order of their ids, each with a name. */
export function useCameras(): NamedCamera[] {
  const t = useTranslations('sun.cameras');
  const cameras = useSession(({ history }) => history.design.cameras);
  const levels = useSession(({ history }) => history.design.levels);
  return useMemo(
    () =>
      camerasInOrder({ cameras, levels }).map((camera, i) => ({
        camera,
        name: camera.name || t('number', { number: i + 1 }),
      })),
    [cameras, levels, t],
  );
}
