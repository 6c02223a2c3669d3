import type { Command, SimpleCommand } from '#design/commands/command-table.ts';

/** Several commands as one step; null where there is nothing to do. */
export function oneCommand(commands: readonly SimpleCommand[]): Command | null {
  const [first] = commands;
  if (!first) return null;
  return commands.length === 1 ? first : { kind: 'batch', commands: [...commands] };
}
