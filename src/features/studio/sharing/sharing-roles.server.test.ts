import { beforeAll, describe, expect, test } from 'vitest';
import { currentVersion } from '#design/document.ts';
import { designRoles } from '#features/studio/designs/design-roles.ts';
import { newMember } from '../../../../tests/support/app.ts';
import { addChair, commandId, newDrawing } from '../../../../tests/support/studio/drawing.ts';
import { openSharingDesk, type Caller } from '../../../../tests/support/studio/sharing-desk.ts';

const { world, lan, invited, linkTo, opened, ask, fileStatus } = await openSharingDesk();

const drawn = () => ({
  base: 0,
  version: currentVersion,
  commands: [{ id: commandId(), ...addChair(Math.floor(Math.random() * 1e9)) }],
});
const cursor = { level: 'lv_1', at: { x: 1, y: 2 }, selected: [] };

/** Every call about a design, with what each role is answered: owner, view, comment, edit, a visitor, a stranger. */
const matrix: [string, (id: string, by: Caller) => Promise<number>, number[]][] = [
  ['read it', async (id, by) => (await ask(by, 'GET', `/designs/${id}`)).status, [200, 200, 200, 200, 200, 404]],
  [
    'its log',
    async (id, by) => (await ask(by, 'GET', `/designs/${id}/commands`)).status,
    [200, 200, 200, 200, 200, 404],
  ],
  ['its plan', (id, by) => fileStatus(by, `/designs/${id}/plan`), [200, 200, 200, 200, 200, 404]],
  ['its list', async (id, by) => (await ask(by, 'GET', `/designs/${id}/list`)).status, [200, 200, 200, 200, 200, 404]],
  ['its list as a file', (id, by) => fileStatus(by, `/designs/${id}/export/csv`), [200, 200, 200, 200, 200, 404]],
  [
    'point',
    async (id, by) => (await ask(by, 'POST', `/designs/${id}/presence`, { window: 'window_aa', cursor })).status,
    [200, 200, 200, 200, 200, 404],
  ],
  [
    'draw',
    async (id, by) => (await ask(by, 'POST', `/designs/${id}/commands`, drawn())).status,
    [200, 403, 403, 200, 401, 404],
  ],
  [
    'rename',
    async (id, by) => (await ask(by, 'PATCH', `/designs/${id}`, { name: 'Nhà mới' })).status,
    [200, 403, 403, 200, 401, 404],
  ],
  [
    'versions',
    async (id, by) => (await ask(by, 'GET', `/designs/${id}/versions`)).status,
    [200, 404, 404, 200, 401, 404],
  ],
  [
    'one version',
    async (id, by) => (await ask(by, 'GET', `/designs/${id}/versions/1`)).status,
    [200, 404, 404, 200, 401, 404],
  ],
  [
    'name a version',
    async (id, by) => (await ask(by, 'POST', `/designs/${id}/versions`, { name: 'Bản một' })).status,
    [200, 403, 403, 200, 401, 404],
  ],
  [
    'restore',
    async (id, by) => (await ask(by, 'POST', `/designs/${id}/versions/1/restore`)).status,
    [200, 403, 403, 200, 401, 404],
  ],
  [
    'branch',
    async (id, by) => (await ask(by, 'POST', `/designs/${id}/versions/1/branch`, {})).status,
    [200, 404, 404, 200, 401, 404],
  ],
  [
    'make one’s own copy',
    async (id, by) => (await ask(by, 'POST', `/designs/${id}/duplicate`, {})).status,
    [200, 200, 200, 200, 401, 404],
  ],
  [
    'a folder',
    async (id, by) => (await ask(by, 'PATCH', `/designs/${id}`, { folder: 'Khách' })).status,
    [200, 404, 404, 404, 401, 404],
  ],
  [
    'the budget',
    async (id, by) => (await ask(by, 'PUT', `/designs/${id}/budget`, { budget: 1000 })).status,
    [200, 404, 404, 404, 401, 404],
  ],
  ['publish', async (id, by) => (await ask(by, 'POST', `/designs/${id}/keep`)).status, [200, 404, 404, 404, 401, 404]],
  [
    'see who it is shared with',
    async (id, by) => (await ask(by, 'GET', `/designs/${id}/sharing`)).status,
    [200, 404, 404, 404, 401, 404],
  ],
  [
    'share it',
    async (id, by) =>
      (await ask(by, 'PUT', `/designs/${id}/sharing`, { change: { do: 'link', role: 'edit', prices: true } })).status,
    [200, 404, 404, 404, 401, 404],
  ],
  [
    'ask to edit',
    async (id, by) => (await ask(by, 'POST', `/designs/${id}/edit-request`)).status,
    [200, 200, 200, 200, 401, 404],
  ],
  ['unbin', async (id, by) => (await ask(by, 'POST', `/designs/${id}/unbin`)).status, [200, 404, 404, 404, 401, 404]],
  ['delete', async (id, by) => (await ask(by, 'DELETE', `/designs/${id}`)).status, [200, 404, 404, 404, 401, 404]],
];

describe('J9: what each role may do with a design, call by call', () => {
  const callers: Caller[] = [];
  let id: string;
  beforeAll(async () => {
    ({ id } = await newDrawing(world, lan.token));
    callers.push(lan, await invited(id, 'view'), await invited(id, 'comment'), await invited(id, 'edit'));
    callers.push(await opened(await linkTo(id, 'edit')), await newMember(world));
  });

  // From the stranger up to the owner, whose last call puts it into the bin.
  test.each(matrix)('%s', async (_, act, expected) => {
    const answered: number[] = [];
    for (const caller of callers.toReversed()) answered.unshift(await act(id, caller));
    expect(answered).toEqual(expected);
  });

  test('in the bin it is its owner’s alone', async () => {
    for (const [i, caller] of callers.entries())
      expect((await ask(caller, 'GET', `/designs/${id}`)).status).toBe(i === 0 ? 200 : 404);
  });

  test('the roles there are', () => expect(designRoles).toEqual(['owner', 'view', 'comment', 'edit']));
});
