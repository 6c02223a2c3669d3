import { useEffect, useState } from 'react';
import type { Editor } from '#editor/editor.ts';
import { tools } from '#editor/tools/tools.ts';

/** Open when asked for, and while a finish is in hand; another tool shuts it. */
export function useSurfacesOpen(editor: Editor): [boolean, (open: boolean) => void] {
  const { session } = editor;
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      session.onRequest((request) => {
        if (request.kind === 'panel' && request.panel === 'finishes') setOpen(true);
      }),
    [session],
  );
  useEffect(() => {
    let last = session.state.tool.tool;
    return session.subscribe(() => {
      const { tool } = session.state.tool;
      if (tool === last) return;
      if (tool === 'paint') setOpen(true);
      else if (tool !== 'select') setOpen(false);
      last = tool;
    });
  }, [session]);
  return [
    open,
    (next) => {
      if (!next && session.state.tool.tool === 'paint') editor.use(tools.select.start);
      setOpen(next);
    },
  ];
}
