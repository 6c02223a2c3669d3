import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designHash } from '#design/design-hash.ts';
import { allRooms } from '#design/rooms-with-shapes.ts';
import { openDesign } from '#design/open-design.ts';
import { newMember, testApp, type TestApp } from '../../tests/support/app.ts';

const script = join(import.meta.dirname, '../../scripts/examples/draw-a-room.sh');
const folder = mkdtempSync(join(tmpdir(), 'hien-programs-'));
let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await world.close();
});

test('J10 the example for programs draws, furnishes, lists and takes home, with sh and curl alone', async () => {
  const person = await newMember(world);
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { stdout } = await promisify(execFile)('sh', [script], {
    cwd: folder,
    env: { PATH: process.env.PATH, HIEN: address, HIEN_WHO: person.email, HIEN_PASSWORD: person.password },
  });
  const made = stdout.trim();
  expect(made).toMatch(/^g_/);

  const stored = await world.call('GET', `/designs/${made}`, { token: person.token });
  const { document } = stored.data as { document: unknown };
  const [drawn, file] = [openDesign(document), openDesign(readFileSync(join(folder, 'design.json'), 'utf8'))];
  if (!drawn.ok || !file.ok) throw new Error('not a design');
  expect(designHash(file.design), 'the file is the design').toBe(designHash(drawn.design));
  expect(allRooms(drawn.design).map(({ record }) => [record.name, record.type])).toEqual([['Living room', 'living']]);
  expect(
    Object.values(drawn.design.openings)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['door', 'window']);
  expect(Object.keys(drawn.design.items).length).toBeGreaterThan(3);
  expect(JSON.parse(readFileSync(join(folder, 'list.json'), 'utf8'))).toMatchObject({ data: {} });
  expect(readFileSync(join(folder, 'list.csv'), 'utf8').split('\r\n').length).toBeGreaterThan(3);
  expect(readFileSync(join(folder, 'plan.dxf'), 'latin1')).toContain('AC1009');
  expect(readFileSync(join(folder, 'plan.pdf'), 'latin1').slice(0, 5)).toBe('%PDF-');
});
