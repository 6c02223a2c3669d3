import { useEffect, useState } from 'react';
import { useEditor } from '../editor-context.tsx';
import { usePictures } from './pictures-context.tsx';
import { Aside, latePart } from '../states/late-part.tsx';

/** Fetched when somebody traces: it brings the cropper. */
const TraceDialog = latePart(async () => (await import('./trace-dialog.tsx')).TraceDialog);

/** Asks for the picture when tracing was chosen, by whichever way. */
export function Trace() {
  const { session } = useEditor();
  const pictures = usePictures();
  const [asked, setAsked] = useState(false);
  useEffect(
    () =>
      session.onRequest((request) => {
        if (request.kind === 'panel' && request.panel === 'trace') setAsked(true);
      }),
    [session],
  );
  if (!asked || !pictures) return null;
  return (
    <Aside>
      <TraceDialog pictures={pictures} onClose={() => setAsked(false)} />
    </Aside>
  );
}
