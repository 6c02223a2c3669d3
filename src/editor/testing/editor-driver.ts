import { canonicalJson } from '#design/canonical-json.ts';
import type { Design } from '#design/document.ts';
import { createEditor } from '#editor/editor.ts';
import type { Editor } from '#editor/editor.ts';
import type { RecordIds } from '#editor/record-ids.ts';
import { exists } from '#editor/things.ts';
import { libraryPieces } from '#editor/library-pieces.ts';
import type { Performed, ViewRequest } from '#editor/session-state.ts';
import type { Key, Pointer } from '#editor/tools/tool.ts';
import type { ToolState } from '#editor/tools/tool-state.ts';
import { tools } from '#editor/tools/tools.ts';
import type { ToolId } from '#editor/tools/tool-state.ts';
import type { Point } from '#lib/vec2.ts';

type Modifiers = Partial<Pick<Pointer, 'shift' | 'alt' | 'mod' | 'input' | 'clicks' | 'button' | 'hit'>>;
type Place = readonly [x: number, y: number];

const pieces = libraryPieces();

/** Points, drags, presses keys and types, without a browser. Places are millimetres of the plan. */
export interface EditorDriver {
  readonly editor: Editor;
  readonly design: Design;
  readonly selection: readonly string[];
  readonly tool: ToolState;
  /** What was performed and what was asked of the views, in order. */
  readonly performed: readonly Performed[];
  readonly requests: readonly ViewRequest[];
  use(tool: ToolId | ToolState): EditorDriver;
  zoom(pixelsPerMetre: number): EditorDriver;
  move(at: Place, more?: Modifiers): EditorDriver;
  down(at: Place, more?: Modifiers): EditorDriver;
  up(at: Place, more?: Modifiers): EditorDriver;
  click(at: Place, more?: Modifiers): EditorDriver;
  /** Presses, moves there in several steps, lets go. */
  drag(from: Place, to: Place, more?: Modifiers): EditorDriver;
  /** A key by its code with modifiers before it: `Mod+Shift+KeyZ`. */
  press(...keys: string[]): EditorDriver;
  /** Letter by letter, as the keyboard would. */
  type(text: string): EditorDriver;
  select(...ids: string[]): EditorDriver;
  /** The document as text, to compare. */
  text(): string;
}

export function drive(design: Design): EditorDriver {
  let count = 0;
  const ids: RecordIds = (kind) => {
    do count++;
    while (exists(editor.session.design, `${kind}_new${count}`));
    return `${kind}_new${count}`;
  };
  const editor: Editor = createEditor(design, { pieces, ids });
  const { session } = editor;
  // A hundred pixels are a metre: a usual zoom, and round figures.
  session.set({ view: { ...session.state.view, scale: 0.1 } });
  const performed: Performed[] = [];
  const requests: ViewRequest[] = [];
  session.onPerformed((each) => performed.push(each));
  session.onRequest((each) => requests.push(each));
  let last: Point = { x: 0, y: 0 };

  const pointer = ([x, y]: Place, more: Modifiers = {}): Pointer => {
    last = { x, y };
    return { at: last, button: 'main', input: 'mouse', shift: false, alt: false, mod: false, clicks: 1, ...more };
  };

  const driver: EditorDriver = {
    editor,
    performed,
    requests,
    get design() {
      return session.design;
    },
    get selection() {
      return session.state.selection;
    },
    get tool() {
      return session.state.tool;
    },
    use(tool) {
      editor.use(typeof tool === 'string' ? tools[tool].start : tool);
      return driver;
    },
    zoom(pixelsPerMetre) {
      session.set({ view: { ...session.state.view, scale: pixelsPerMetre / 1000 } });
      return driver;
    },
    move(at, more) {
      editor.move(pointer(at, more));
      return driver;
    },
    down(at, more) {
      editor.down(pointer(at, more));
      return driver;
    },
    up(at, more) {
      editor.up(pointer(at, more));
      return driver;
    },
    click(at, more) {
      return driver.move(at, more).down(at, more).up(at, more);
    },
    drag(from, to, more) {
      driver.move(from, more).down(from, more);
      for (const share of [0.25, 0.5, 0.75, 1])
        driver.move([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], more);
      return driver.up(to, more);
    },
    press(...keys) {
      for (const each of keys) editor.key(keyOf(each));
      return driver;
    },
    type(text) {
      for (const sign of text) editor.key(signKey(sign));
      return driver;
    },
    select(...ids) {
      session.set({ selection: ids });
      return driver;
    },
    text: () => canonicalJson(session.design),
  };
  return driver;
}

function keyOf(written: string): Key {
  const parts = written.split('+');
  const code = parts.at(-1) || 'Equal';
  return {
    code,
    key: code.replace(/^Key(.)$/, (_, letter: string) => letter.toLowerCase()).replace(/^Digit/, ''),
    shift: parts.includes('Shift'),
    alt: parts.includes('Alt'),
    mod: parts.includes('Mod'),
    repeat: parts.includes('Held'),
    composing: parts.includes('Composing'),
  };
}

function signKey(sign: string): Key {
  const code = sign.replace(/^\d$/, 'Digit$&').replace(/^[a-z]$/i, (letter) => `Key${letter.toUpperCase()}`);
  return { code, key: sign, shift: false, alt: false, mod: false, repeat: false, composing: false };
}
