import type { ReactNode } from 'react';
import type { Editor } from '#editor/editor.ts';
import { CommentsProvider } from './comments/comments-context.tsx';
import { EditorProvider } from './editor-context.tsx';
import { MarketProvider } from './offers/market-context.tsx';
import { HomeListProvider } from './panels/list/home-list-context.tsx';
import { SceneLinkProvider } from './scene-view/scene-link.tsx';
import { HiddenPartsProvider } from './together/hidden-parts.tsx';
import { TogetherProvider } from './together/together-context.tsx';
import { PicturesProvider } from './trace/pictures-context.tsx';
import type { WorkspacePorts } from './workspace-ports.ts';

interface WorkspaceProvidersProps {
  editor: Editor;
  ports: WorkspacePorts;
  children: ReactNode;
}

/** What every part of the workspace may ask for. */
export function WorkspaceProviders({ editor, ports, children }: WorkspaceProvidersProps) {
  return (
    <EditorProvider editor={editor}>
      <HiddenPartsProvider ports={ports}>
        <MarketProvider market={ports}>
          <SceneLinkProvider>
            <HomeListProvider port={ports.list}>
              <TogetherProvider port={ports.together ?? null}>
                <CommentsProvider port={ports.comments} person={ports.person}>
                  <PicturesProvider pictures={ports.pictures ?? null}>{children}</PicturesProvider>
                </CommentsProvider>
              </TogetherProvider>
            </HomeListProvider>
          </SceneLinkProvider>
        </MarketProvider>
      </HiddenPartsProvider>
    </EditorProvider>
  );
}
