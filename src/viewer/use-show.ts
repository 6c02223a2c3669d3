import { useEffect, useRef, useState } from 'react';
import type { CanvasRoot } from '#viewer/canvas-root.ts';
import type { Quality } from '#viewer/quality.ts';
import { loadShow, type Show } from '#viewer/show.ts';
import type { Subject } from '#viewer/subject.ts';
import { createSurfaces, type Surfaces } from '#viewer/surfaces.ts';
import { openWorkshop, type Workshop } from '#viewer/workshop.ts';

interface Tools { workshop: Workshop; surfaces: Surfaces }

/** What stands on the stage. Another subject is built beside the old one, which stays until then; other finishes are put on what is there. */
export function useShow(subject: Subject, root: CanvasRoot | null, quality: Quality, onFailed: (why: 'failed') => void): Show | null {
  const [tools, setTools] = useState<Tools | null>(null);
  const [show, setShow] = useState<Show | null>(null);
  const latest = useRef({ subject, onFailed });
  latest.current = { subject, onFailed };
  const key = subject.kind === 'model' ? subject.id : subject.design;
  const wear = subject.kind === 'model' ? JSON.stringify(subject.wear) : '';

  useEffect(() => {
    if (!root) return undefined;
    const workshop = openWorkshop();
    const surfaces = createSurfaces(workshop, { size: quality.texture, sharpness: quality.test ? 1 : Math.min(8, root.state.gl.capabilities.getMaxAnisotropy()) });
    setTools({ workshop, surfaces });
    return () => {
      surfaces.dispose();
      workshop.close();
    };
  }, [root, quality]);

  useEffect(() => {
    if (!root || !tools) return undefined;
    let wanted = true;
    loadShow(latest.current.subject, { ...tools, gl: root.state.gl, quality }).then((made) => {
      if (!made) latest.current.onFailed('failed');
      else if (wanted) setShow((old) => { old?.dispose(); return made; });
      else made.dispose();
    }, () => { if (wanted) latest.current.onFailed('failed'); });
    return () => { wanted = false; };
  }, [key, root, tools, quality]);

  useEffect(() => {
    if (!show || wear === '') return;
    void show.drawn.wear(JSON.parse(wear) as Record<string, string>).then(() => root?.state.invalidate());
  }, [show, wear, root]);

  const shown = useRef(show);
  shown.current = show;
  useEffect(() => () => shown.current?.dispose(), []);
  return show;
}
