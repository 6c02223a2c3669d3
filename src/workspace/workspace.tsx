import { useEffect, useMemo, useState } from 'react';
import type { Design } from '#design/document.ts';
import { createEditor, type Editor } from '#editor/editor.ts';
import { libraryPieces } from '#editor/library-pieces.ts';
import type { Units } from '#editor/units.ts';
import { EditorProvider } from './editor-context.tsx';
import { Bar } from './frame/bar.tsx';
import { Inspector } from './frame/inspector.tsx';
import { Rail } from './frame/rail.tsx';
import { StatusRuler } from './frame/status-ruler.tsx';
import { useKeys } from './frame/use-keys.ts';
import { LiveRegion } from './frame/live-region.tsx';
import { PlanView } from './plan-view/plan-view.tsx';
import type { WorkspacePorts } from './workspace-ports.ts';
import './workspace.css';

interface WorkspaceProps {
  design: Design;
  units: Units;
  ports: WorkspacePorts;
}

const pieces = libraryPieces();

/** The place behind *Start designing*: an open design with everything one can do to it. Pages hand it its ports. */
export function Workspace({ design, units, ports }: WorkspaceProps) {
  const [editor] = useState(() => openEditor(design, units));
  useEffect(() => ports.attach?.(editor.session), [editor, ports]);
  useKeys(editor);
  const parts = useMemo(() => ports, [ports]);
  return (
    <EditorProvider editor={editor}>
      <div className="ws">
        <Bar ports={parts} />
        <Rail />
        <main className="ws-canvas" id="content">
          <PlanView />
        </main>
        <Inspector />
        <StatusRuler />
        <LiveRegion />
      </div>
    </EditorProvider>
  );
}

function openEditor(design: Design, units: Units): Editor {
  const editor = createEditor(design, { pieces });
  editor.session.set({ units });
  return editor;
}
