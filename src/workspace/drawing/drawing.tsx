import { useEffect, useState } from 'react';
import { useEditor } from '../editor-context.tsx';
import type { DrawingsPort } from '../ports/drawings-port.ts';
import { Aside, latePart } from '../states/late-part.tsx';

/** Fetched when somebody brings a drawing. */
const DrawingImport = latePart(async () => (await import('./drawing-import.tsx')).DrawingImport);

/** Asks for a drawing when one is wanted, by whichever way; one that is dropped anywhere on the window is taken. */
export function Drawing({ port }: { port: DrawingsPort }) {
  const { session } = useEditor();
  const [asked, setAsked] = useState<{ number: number; file: File | null } | null>(null);
  useEffect(() => {
    const ask = (file: File | null) => setAsked((now) => ({ number: (now?.number ?? 0) + 1, file }));
    const stop = session.onRequest((request) => {
      if (request.kind === 'panel' && request.panel === 'drawing') ask(null);
    });
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    // Whatever else is dropped: the page must not be left for it.
    const drop = (event: DragEvent) => {
      // A field has taken it.
      if (event.defaultPrevented) return;
      over(event);
      const file = [...(event.dataTransfer?.files ?? [])].find(({ name }) => /\.dxf$/i.test(name));
      if (file && session.state.readOnly === null) ask(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      stop();
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [session]);
  if (!asked) return null;
  return (
    <Aside>
      <DrawingImport key={asked.number} port={port} file={asked.file} onClose={() => setAsked(null)} />
    </Aside>
  );
}
