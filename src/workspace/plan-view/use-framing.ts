import { createContext, use, useLayoutEffect, useState } from 'react';
import type { Editor } from '#editor/editor.ts';
import { createFraming, type Framing, type Paper } from './framing.ts';

/** Where one looks at the plan from, for as long as the design is open: 3D takes the plan off the page meanwhile. */
export const FramingContext = createContext<Framing | null>(null);

/** Shows the whole home at first, and later what an action asks for. Who comes back from 3D finds the place again. */
export function useFraming(editor: Editor, paper: Paper | null): Framing {
  const kept = use(FramingContext);
  const [framing] = useState(() => kept ?? createFraming(editor));
  useLayoutEffect(() => {
    if (paper) framing.stand(paper, `${innerWidth} ${innerHeight}`);
  }, [framing, paper]);
  useLayoutEffect(
    () =>
      editor.session.onRequest((request) => {
        if (request.kind === 'frame') framing.frame(request.bounds);
        else if (request.kind === 'zoom') framing.zoom(request.by);
      }),
    [editor, framing],
  );
  return framing;
}
