import { expect, test } from 'vitest';
import type { Command } from '#design/commands/command-table.ts';
import { syncUnsent } from './sync-unsent.ts';

test('J3 what waits is told by what it does and to which things, the oldest first', () => {
  const shift: Command = { kind: 'things.shift', ids: ['it_a', 'it_b'], by: { x: 10, y: 0, z: 0 } };
  const remove: Command = { kind: 'things.remove', ids: ['wl_a'] };
  const commands: Command[] = [shift, { kind: 'batch', commands: [remove] }, { kind: 'design.rename', name: 'Hiên' }];
  const port = syncUnsent({
    unsent: () => commands.map((command, at) => ({ id: `c${at}`, command })),
    retry: () => undefined,
  });
  expect(port.list()).toEqual([
    { id: 'c0', did: 'moved', things: ['it_a', 'it_b'] },
    { id: 'c1', did: 'removed', things: ['wl_a'] },
    { id: 'c2', did: 'changed', things: [] },
  ]);
});
