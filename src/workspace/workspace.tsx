// Before the parts: their styles come after the frame's.
import './workspace.css';
import { useEffect, useState } from 'react';
import type { Design } from '#design/document.ts';
import { createEditor, type Editor } from '#editor/editor.ts';
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
import { HomeListProvider } from './panels/list/home-list-context.tsx';
import { CataloguePanel } from './panels/catalogue/catalogue-panel.tsx';
import { Keypad } from './phone/keypad.tsx';
import { MoreSheet } from './phone/more-sheet.tsx';
import { RecordPage, type RecordName } from './panels/record-page.tsx';
import { rememberedUnits, rememberUnits } from './states/remembered-units.ts';
import { ObjectTreeView } from './tree/object-tree-view.tsx';
import { SceneLinkProvider } from './scene-view/scene-link.tsx';
import { MarketProvider } from './offers/market-context.tsx';
import { ModelsProvider } from './uploads/models-context.tsx';
import { useModels, type Models } from './uploads/use-models.ts';
import type { WorkspacePorts } from './workspace-ports.ts';

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
  const [library, setLibrary] = useState(false);
  const [tree, setTree] = useState(false);
  const [more, setMore] = useState(false);
  const [bare, setBare] = useState(false);
  const [record, setRecord] = useState<RecordName | null>(null);
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
  useKeys(editor, record !== null);
  const toggle = (name: RecordName) => setRecord((now) => (now === name ? null : name));
  return (
    <EditorProvider editor={editor}>
      <MarketProvider market={ports}>
        <SceneLinkProvider>
          <HomeListProvider port={ports.list}>
            <div className="ws">
              <Bar ports={ports} record={record} onView={() => setRecord(null)} />
              <Rail
                library={library}
                onLibrary={() => setLibrary((open) => !open)}
                record={record}
                onRecord={toggle}
                onMore={() => setMore(true)}
              />
              {record !== null && <RecordPage name={record} ports={ports} onClose={() => setRecord(null)} />}
              {record === null && (
                <>
                  {library && !bare && (
                    <CataloguePanel
                      port={ports.catalogue}
                      favourites={ports.favourites}
                      onClose={() => setLibrary(false)}
                    />
                  )}
                  <Canvas ports={ports} />
                  {!bare && <Inspector />}
                  <Keypad />
                </>
              )}
              {more && <MoreSheet onTree={() => setTree(true)} onRecord={setRecord} onClose={() => setMore(false)} />}
              <StatusRuler tree={tree} onTree={() => setTree((open) => !open)} onList={() => setRecord('list')} />
              <ObjectTreeView open={tree} onClose={() => setTree(false)} />
              <LiveRegion />
              <Commands />
            </div>
          </HomeListProvider>
        </SceneLinkProvider>
      </MarketProvider>
    </EditorProvider>
  );
}

function openEditor(design: Design, units: Units, { pieces }: Models): Editor {
  const editor = createEditor(design, { pieces });
  editor.session.set({ units: rememberedUnits(units) });
  return editor;
}
