// Before the parts: their styles come after the frame's.
import './workspace.css';
import { useEffect, useState } from 'react';
import type { Design } from '#design/document.ts';
import { createEditor, type Editor } from '#editor/editor.ts';
import { libraryPieces } from '#editor/library-pieces.ts';
import type { Units } from '#editor/units.ts';
import { EditorProvider } from './editor-context.tsx';
import { Commands } from './commands/commands.tsx';
import { Bar } from './frame/bar.tsx';
import { Canvas } from './frame/canvas.tsx';
import { Inspector } from './frame/inspector.tsx';
import { Rail } from './frame/rail.tsx';
import { StatusRuler } from './frame/status-ruler.tsx';
import { useKeys } from './frame/use-keys.ts';
import { LiveRegion } from './frame/live-region.tsx';
import { CataloguePanel } from './panels/catalogue/catalogue-panel.tsx';
import { Keypad } from './phone/keypad.tsx';
import { MoreSheet } from './phone/more-sheet.tsx';
import { rememberedUnits, rememberUnits } from './states/remembered-units.ts';
import { ObjectTreeView } from './tree/object-tree-view.tsx';
import { PicturesProvider } from './trace/pictures-context.tsx';
import { Trace } from './trace/trace.tsx';
import { MarketProvider } from './offers/market-context.tsx';
import type { WorkspacePorts } from './workspace-ports.ts';

interface WorkspaceProps {
  design: Design;
  units: Units;
  ports: WorkspacePorts;
}

const pieces = libraryPieces();

/** The place behind *Start designing*: an open design with everything one can do to it. Pages hand it its ports. */
export function Workspace({ design, units, ports }: WorkspaceProps) {
  const [editor] = useState(() => openEditor(design, units));
  const [library, setLibrary] = useState(false);
  const [tree, setTree] = useState(false);
  const [more, setMore] = useState(false);
  const [bare, setBare] = useState(false);
  useEffect(() => ports.attach?.(editor.session), [editor, ports]);
  useEffect(
    () =>
      editor.session.onRequest((request) => {
        if (request.kind === 'panel' && request.panel === 'pieces') setLibrary(true);
        if (request.kind === 'panel' && request.panel === 'sides') setBare((now) => !now);
      }),
    [editor],
  );
  useEffect(() => rememberUnits(editor), [editor]);
  useKeys(editor);
  return (
    <EditorProvider editor={editor}>
      <MarketProvider market={ports}>
        <PicturesProvider pictures={ports.pictures ?? null}>
          <div className="ws">
            {/* Before the sheet, so that it hears what one came to trace. */}
            <Trace />
            <Bar ports={ports} />
            <Rail library={library} onLibrary={() => setLibrary((open) => !open)} onMore={() => setMore(true)} />
            {library && !bare && <CataloguePanel port={ports.catalogue} onClose={() => setLibrary(false)} />}
            <Canvas ports={ports} />
            {!bare && <Inspector />}
            <Keypad />
            {more && <MoreSheet onTree={() => setTree(true)} onClose={() => setMore(false)} />}
            <StatusRuler tree={tree} onTree={() => setTree((open) => !open)} />
            <ObjectTreeView open={tree} onClose={() => setTree(false)} />
            <LiveRegion />
            <Commands />
          </div>
        </PicturesProvider>
      </MarketProvider>
    </EditorProvider>
  );
}

function openEditor(design: Design, units: Units): Editor {
  const editor = createEditor(design, { pieces });
  editor.session.set({ units: rememberedUnits(units) });
  return editor;
}
