import { useMemo } from 'react';
import { isLit, lampsOf } from '#editor/lamps.ts';
import { useEditor, useSession } from '../../editor-context.tsx';

interface LampSwitch {
  total: number;
  lit: number;
  allowed: boolean;
  /** Off while any is on. */
  switchAll(): void;
}

/** All lamps of the home at once. */
export function useLampSwitch(): LampSwitch {
  const editor = useEditor();
  const items = useSession(({ history }) => history.design.items);
  const lights = useSession(({ history }) => history.design.lights);
  const allowed = useSession((state) => state.readOnly === null);
  const { total, lit } = useMemo(() => {
    const design = { ...editor.session.design, items, lights };
    const ids = lampsOf(design, editor.pieces);
    return { total: ids.length, lit: ids.filter((id) => isLit(design, id)).length };
  }, [editor, items, lights]);
  return { total, lit, allowed, switchAll: () => void editor.act(lit > 0 ? 'lampsOff' : 'lampsOn') };
}
