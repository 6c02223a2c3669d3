import type { z } from 'zod';
import type { SimpleCommand } from '#design/commands/command-table.ts';
import type { Editor } from '#editor/editor.ts';
import { oneCommand } from '#editor/one-command.ts';
import type { Outcome } from '#editor/session.ts';

/** When a key means an action: while nothing is drawn, while a tool draws, or both. */
export type Moment = 'any' | 'select' | 'drawing';
type ActionGroup = 'edit' | 'select' | 'arrange' | 'piece' | 'building' | 'surface' | 'tool' | 'view' | 'level';

/**
 * Something a button, a key, a menu or a program can do. Its words are the message `editor.actions.<id>`; toolbar, menu,
 * palette and keyboard read the same registry.
 */
export interface Action<Input = unknown> {
  readonly id: string;
  readonly group: ActionGroup;
  /** By the key's place, modifiers first: `Mod+Shift+KeyZ`. */
  readonly keys?: readonly string[];
  readonly during?: Moment;
  /** Looks and selects only: also where nothing may be changed. */
  readonly reads?: boolean;
  /** What a panel or a program gives along; a key gives nothing. */
  readonly input?: z.ZodType<Input>;
  /** Whether a key held down goes on, as one step. */
  readonly repeats?: boolean;
  allowed(editor: Editor): boolean;
  run(editor: Editor, input: Input, continues: boolean): Outcome | void;
}

/** Keeps the type of the input for `run` and forgets it for the registry. */
export function action<Input = undefined>(given: Action<Input>): Action {
  return given as Action;
}

/** Performs commands as one step; nothing to do is no step. */
export function edit(editor: Editor, commands: readonly SimpleCommand[], continues = false): Outcome {
  const command = oneCommand(commands);
  return command ? editor.session.perform(command, { continues }) : { ok: true, changed: false };
}

export const always = (): boolean => true;
