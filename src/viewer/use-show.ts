import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CanvasRoot } from '#viewer/canvas-root.ts';
import type { Quality } from '#viewer/quality.ts';
import { loadShow, type Show } from '#viewer/show.ts';
import type { Subject } from '#viewer/subject.ts';

/** What stands on the stage. Another subject is built beside the old one, which stays until then; other finishes are put on what is there. */
export function useShow(subject: Subject, root: CanvasRoot | null, quality: Quality, onFailed: (why: 'failed') => void): Show | null {
  const [show, setShow] = useState<Show | null>(null);
  const [design, level] = subject.kind === 'home' ? [subject.design, subject.level] : [null, ''];
  const [id, address] = subject.kind === 'model' ? [subject.id, ''] : subject.kind === 'file' ? ['', subject.address] : ['', ''];
  const what = useMemo(() => (design ? { kind: 'home' as const, design, level } : address === '' ? { kind: 'model' as const, id } : { kind: 'file' as const, address }), [id, address, design, level]);
  const wear = subject.kind === 'model' ? JSON.stringify(subject.wear) : '{}';
  const wearing = useEffectEvent(() => JSON.parse(wear) as Record<string, string>);
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    if (!root) return undefined;
    let wanted = true;
    loadShow(what.kind === 'model' ? { ...what, wear: wearing() } : what, root, quality).then((made) => {
      if (!wanted) made?.dispose();
      else if (made) setShow(made);
      else fail('failed');
    }, () => { if (wanted) fail('failed'); });
    return () => { wanted = false; };
  }, [what, root, quality]);

  useEffect(() => {
    void show?.drawn.wear(JSON.parse(wear) as Record<string, string>).then(() => root?.state.invalidate());
  }, [show, wear, root]);

  // The one before is let go when its successor stands, or with the page.
  useEffect(() => () => show?.dispose(), [show]);
  return show;
}
