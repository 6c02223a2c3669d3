import type { Point } from '#lib/vec2.ts';
import type { Editor } from '#editor/editor.ts';
import type { Handle } from '#editor/handles.ts';
import type { InputKind } from '#editor/session-state.ts';
import type { ToolState } from '#editor/tools/tool-state.ts';

/** A pointer over the plan, or over 3D, which says itself what was hit. */
export interface Pointer {
  /** In the plan, millimetres. */
  readonly at: Point;
  readonly button: 'main' | 'secondary';
  readonly input: InputKind;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or ⌘ on a Mac. */
  readonly mod: boolean;
  /** Two for a double click. */
  readonly clicks: number;
  /** Of 3D: what the ray hit, which part of it (`floor`, `left`, a slot of a piece), how high, and what lies behind. */
  readonly hit?: {
    readonly id: string | null;
    readonly height: number;
    readonly part?: string;
    readonly behind?: readonly string[];
  };
  /** Of 3D, which draws handles of its own: the one under the pointer. */
  readonly handle?: Handle | null;
  /** In the window, for what opens beside the pointer; the plan knows it by `at`. */
  readonly screen?: Point;
}

export interface Key {
  /** The place on the keyboard, whatever the layout: `KeyW`. */
  readonly code: string;
  /** What it types. */
  readonly key: string;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly mod: boolean;
  /** Held down. */
  readonly repeat: boolean;
  /** An input method is composing: not for us. */
  readonly composing: boolean;
}

/** What a state of a tool does. Each gives the state that follows; one that is not handled changes nothing. */
export interface StateHandlers<State extends ToolState> {
  down?(editor: Editor, state: State, pointer: Pointer): ToolState;
  move?(editor: Editor, state: State, pointer: Pointer): ToolState;
  up?(editor: Editor, state: State, pointer: Pointer): ToolState;
  /** Null for a key that means nothing here: then the actions are asked. */
  key?(editor: Editor, state: State, key: Key): ToolState | null;
  /** The pointer was lost, two fingers came, Escape: back to the last commit. */
  cancel?(editor: Editor, state: State): ToolState;
}

/** A tool is a small state machine: plain data for where it is, a file of handlers for each state. */
export interface Tool<State extends ToolState> {
  readonly states: { readonly [Name in State['state']]: StateHandlers<Extract<State, { state: Name }>> };
  readonly start: State;
  /** Digits are lengths while it is in use. */
  readonly draws: boolean;
}
