import type { Command } from '#design/commands/command-table.ts';
import type { Sync } from '#editor/sync/sync.ts';
import type { UnsentChange, UnsentPort } from '#workspace/ports/unsent-port.ts';
import { thingsNamed } from './things-named.ts';

/** What saving has not sent, in the workspace's words. */
export function syncUnsent(sync: Pick<Sync, 'unsent' | 'retry'>): UnsentPort {
  return {
    list: () => sync.unsent().map(({ id, command }) => ({ id, did: deedOf(command), things: thingsNamed(command) })),
    retry: () => sync.retry(),
  };
}

const deeds: readonly (readonly [RegExp, UnsentChange['did']])[] = [
  [/\.(add|duplicate|copy)$/, 'added'],
  [/\.remove$/, 'removed'],
  [/\.(move|shift|turn|place|mirror)$/, 'moved'],
];

/** Of several at once what the first does. */
function deedOf(command: Command): UnsentChange['did'] {
  const kind = command.kind === 'batch' ? command.commands[0]?.kind : command.kind;
  return deeds.find(([kinds]) => kinds.test(kind ?? ''))?.[1] ?? 'changed';
}
