import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Design } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import type { SessionState } from '#editor/session-state.ts';

const EditorContext = createContext<Editor | null>(null);

export function EditorProvider({ editor, children }: { editor: Editor; children: ReactNode }) {
  return <EditorContext value={editor}>{children}</EditorContext>;
}

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('outside of a workspace');
  return editor;
}

/**
 * A part of the open design's state. `select` picks something that keeps its identity while it does not change, or a
 * plain value: a view is drawn again only when that changes.
 */
export function useSession<T>(select: (state: SessionState) => T): T {
  const { session } = useEditor();
  const read = () => select(session.state);
  return useSyncExternalStore(session.subscribe, read, read);
}

/** The design as it was last done, or as it would be with a proposal that is looked at; not with what a hand drags. */
export function useLookedAt(): Design {
  const { session } = useEditor();
  const read = () => (session.state.gesture?.show.whole ? session.shown : session.design);
  return useSyncExternalStore(session.subscribe, read, read);
}

/** Whether that is a proposal nobody has taken yet. */
export function useIsLooking(): boolean {
  return useSession(({ gesture }) => gesture?.show.whole !== undefined);
}

/** The design as it is to be drawn: with what is in hand. */
export function useShown(): Design {
  const { session } = useEditor();
  const read = () => session.shown;
  return useSyncExternalStore(session.subscribe, read, read);
}
