// Before the parts: their styles come after the frame's.
import './workspace.css';
import { Suspense, useEffect, useState } from 'react';
import type { Design } from '#design/document.ts';
import { createEditor, type Editor } from '#editor/editor.ts';
import type { Units } from '#editor/units.ts';
import { Drawing } from './drawing/drawing.tsx';
import { Commands } from './commands/commands.tsx';
import { CommentNews } from './comments/comment-news.tsx';
import { Elevation } from './elevation/elevation.tsx';
import { Bar } from './frame/bar.tsx';
import { Canvas } from './frame/canvas.tsx';
import { Inspector } from './frame/inspector.tsx';
import { Rail } from './frame/rail.tsx';
import { StatusRuler } from './frame/status-ruler.tsx';
import { useKeys } from './frame/use-keys.ts';
import { useOpenPanels } from './frame/use-open-panels.ts';
import { LiveRegion } from './frame/live-region.tsx';
import { fetchLateParts } from './late-parts.ts';
import { Keypad } from './phone/keypad.tsx';
import { MoreSheet } from './phone/more-sheet.tsx';
import { Exporting } from './panels/export/exporting.tsx';
import { newFurnishMemory } from './panels/furnish/furnish-memory.ts';
import { SidePanel } from './panels/side-panel.tsx';
import { Opening } from './states/opening.tsx';
import { keepSteps } from './states/keep-steps.ts';
import { LastGood } from './states/last-good.tsx';
import { rememberedUnits, rememberUnits } from './states/remembered-units.ts';
import { ObjectTreeView } from './tree/object-tree-view.tsx';
import { Trace } from './trace/trace.tsx';
import { ModelsProvider } from './uploads/models-context.tsx';
import { useModels, type Models } from './uploads/use-models.ts';
import { WorkspaceProviders } from './workspace-providers.tsx';
import type { WorkspacePorts } from './workspace-ports.ts';
import { latePart } from './states/late-part.tsx';

/** Fetched when somebody opens it: the list and the versions know the whole library. */
const RecordPage = latePart(async () => (await import('./panels/record-page.tsx')).RecordPage);

const CommentsPanel = latePart(async () => (await import('./comments/comments-panel.tsx')).CommentsPanel);

interface WorkspaceProps {
  design: Design;
  units: Units;
  ports: WorkspacePorts;
}

/** The place behind *Start designing*: an open design with everything one can do to it. Pages hand it its ports. */
export function Workspace(props: WorkspaceProps) {
  const models = useModels(props.design, props.ports.uploads);
  if (!models) return null;
  return (
    <ModelsProvider models={models}>
      <OpenedWorkspace {...props} models={models} />
    </ModelsProvider>
  );
}

function OpenedWorkspace({ design, units, ports, models }: WorkspaceProps & { models: Models }) {
  const [editor] = useState(() => openEditor(design, units, models));
  const panels = useOpenPanels(editor, ports.opened ?? null);
  const { side, record, bare } = panels;
  const [memory] = useState(newFurnishMemory);
  const [tree, setTree] = useState(false);
  const [more, setMore] = useState(false);
  const [sharing, setSharing] = useState(false);
  useEffect(() => ports.attach?.(editor.session), [editor, ports]);
  // After the session has the design as it is saved: steps belong to one document.
  useEffect(() => ports.steps && keepSteps(editor, ports.steps), [editor, ports]);
  useEffect(() => rememberUnits(editor), [editor]);
  // Whoever is without a network asks again when a part is opened, and is told there.
  useEffect(() => {
    if (models.whole) void fetchLateParts().catch(() => undefined);
  }, [models]);
  useKeys(editor, record !== null);
  return (
    <WorkspaceProviders editor={editor} ports={ports}>
      <div className="ws">
        {/* Before the sheet, so that it hears what one came to trace. */}
        <Trace />
        {ports.drawings && <Drawing port={ports.drawings} />}
        <Bar ports={ports} panels={panels} sharing={sharing} onSharing={setSharing} onMore={() => setMore(true)} />
        <Rail panels={panels} />
        {record !== null && (
          <LastGood>
            <Suspense fallback={<Opening />}>
              <RecordPage name={record} ports={ports} onClose={panels.closeRecord} />
            </Suspense>
          </LastGood>
        )}
        <LastGood>
          {!bare && (record === null || panels.covered) && <SidePanel panels={panels} ports={ports} memory={memory} />}
        </LastGood>
        {record === null && (
          <>
            <Canvas ports={ports} />
            <Elevation />
            <LastGood>
              <Suspense>{!bare && side === 'comments' && <CommentsPanel onClose={panels.closeSide} />}</Suspense>
              {!bare && side !== 'surfaces' && side !== 'comments' && <Inspector />}
            </LastGood>
            <Keypad />
          </>
        )}
        {more && (
          <MoreSheet
            onTree={() => setTree(true)}
            onRecord={panels.toggleRecord}
            onShare={ports.share ? () => setSharing(true) : null}
            onClose={() => setMore(false)}
          />
        )}
        <StatusRuler
          away={record !== null}
          tree={tree}
          onTree={() => setTree((open) => !open)}
          onList={() => panels.toggleRecord('list')}
        />
        <ObjectTreeView open={tree} onClose={() => setTree(false)} />
        <LiveRegion />
        <CommentNews />
        <Commands />
        <Exporting port={ports.exporting ?? null} />
      </div>
    </WorkspaceProviders>
  );
}

function openEditor(design: Design, units: Units, { pieces }: Models): Editor {
  const editor = createEditor(design, { pieces });
  editor.session.set({ units: rememberedUnits(units) });
  return editor;
}
