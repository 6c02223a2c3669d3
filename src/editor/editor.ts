import type { Design } from '#design/document.ts';
import type { PieceSource } from '#editor/pieces.ts';
import type { RecordIds } from '#editor/record-ids.ts';
import { randomIds } from '#editor/record-ids.ts';
import { createSession } from '#editor/session.ts';
import type { Session } from '#editor/session.ts';
import { performAction, runKey } from '#editor/actions/run-action.ts';
import { toolMachine } from '#editor/tools/tool-machine.ts';
import type { Key, Pointer } from '#editor/tools/tool.ts';
import type { ToolState } from '#editor/tools/tool-state.ts';

/** What the editor asks of the world around it. */
export interface EditorPorts {
  readonly pieces: PieceSource;
  /** Random ids unless a test wants to know them. */
  readonly ids?: RecordIds;
}

/** An open design with its tools: what views and programs drive. */
export interface Editor {
  readonly session: Session;
  readonly pieces: PieceSource;
  readonly ids: RecordIds;
  down(pointer: Pointer): void;
  move(pointer: Pointer): void;
  up(pointer: Pointer): void;
  /** `pointercancel`, lost capture, blur, a second finger: back to the last commit. */
  cancel(): void;
  /** Whether the tool in use took the key. */
  toolKey(key: Key): boolean;
  use(tool: ToolState): void;
  /** Whether the key meant something: the tool in use is asked first, then the actions. */
  key(key: Key): boolean;
  /** Runs an action by its id; false where it is not allowed now or its input is wrong. */
  act(id: string, input?: unknown): boolean;
  /** What was copied last, as text; a page keeps the system's clipboard. */
  clipboard: string | null;
}

export function createEditor(design: Design, { pieces, ids = randomIds }: EditorPorts): Editor {
  const session = createSession(design);
  const editor: Editor = {
    session,
    pieces,
    ids,
    ...toolMachine(() => editor),
    key: (key) => runKey(editor, key),
    act: (id, input) => performAction(editor, id, input),
    clipboard: null,
  };
  return editor;
}
