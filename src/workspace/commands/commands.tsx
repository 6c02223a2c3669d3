import { useCallback, useEffect, useState } from 'react';
import type { Editor } from '#editor/editor.ts';
import type { Point } from '#lib/vec2.ts';
import { useEditor } from '../editor-context.tsx';
import { toScreen } from '../plan-view/plan-camera.ts';
import { AskWords } from './ask-words.tsx';
import { CommandPalette } from './command-palette.tsx';
import { ContextMenu } from './context-menu.tsx';
import { KeySheet } from './key-sheet.tsx';
import './commands.css';

const asked = ['palette', 'keys', 'rename', 'find'] as const;
type Open = { kind: (typeof asked)[number] } | { kind: 'menu'; at: Point } | null;

/** Menu, palette and list of keys, opened by what the actions ask for. */
export function Commands() {
  const editor = useEditor();
  const [open, setOpen] = useState<Open>(null);
  const close = useCallback(() => setOpen(null), []);
  useEffect(
    () =>
      editor.session.onRequest((request) => {
        if (request.kind === 'menu') setOpen({ kind: 'menu', at: request.screen ?? inWindow(editor, request.at) });
        const kind = asked.find((each) => request.kind === 'panel' && request.panel === each);
        if (kind) setOpen({ kind });
      }),
    [editor],
  );
  if (open === null) return null;
  if (open.kind === 'menu') return <ContextMenu key={`${open.at.x} ${open.at.y}`} at={open.at} onClose={close} />;
  if (open.kind === 'rename' || open.kind === 'find') return <AskWords about={open.kind} onClose={close} />;
  return open.kind === 'palette' ? <CommandPalette onClose={close} /> : <KeySheet onClose={close} />;
}

/** Where a place of the plan is in the window; its middle where no plan is shown. */
function inWindow({ session }: Editor, at: Point): Point {
  const box = document.querySelector('.pv')?.getBoundingClientRect();
  if (!box) return { x: window.innerWidth / 2, y: window.innerHeight / 2 };
  const { x, y } = toScreen(session.state.view, box, at);
  return { x: box.left + x, y: box.top + y };
}
