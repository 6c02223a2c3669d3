import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useEditor } from '../../editor-context.tsx';
import { useActionWords } from '../../commands/use-action-words.ts';
import type { ExportPort } from '../../ports/export-port.ts';
import { Aside, latePart } from '../../states/late-part.tsx';

/** Fetched when somebody exports: it knows paper and what is written on it. */
const ExportDialog = latePart(async () => (await import('./export-dialog.tsx')).ExportDialog);

/** Asks what to export when that was chosen, by whichever way. */
export function Exporting({ port }: { port: ExportPort | null }) {
  const { session } = useEditor();
  const [asked, setAsked] = useState(false);
  useEffect(
    () =>
      session.onRequest((request) => {
        if (request.kind === 'panel' && request.panel === 'export') setAsked(true);
      }),
    [session],
  );
  if (!asked) return null;
  return (
    <Aside>
      <ExportDialog port={port} onClose={() => setAsked(false)} />
    </Aside>
  );
}

/** In the bar, where there is room for it. */
export function ExportButton() {
  const editor = useEditor();
  const words = useActionWords()('openExport');
  return (
    <button
      type="button"
      className="ws-icon ws-export"
      title={words}
      aria-label={words}
      aria-haspopup="dialog"
      onClick={() => editor.act('openExport')}
    >
      <Download aria-hidden size={18} strokeWidth={1.5} />
    </button>
  );
}
