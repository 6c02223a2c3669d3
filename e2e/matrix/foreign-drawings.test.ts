import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawingLimits, readDrawings } from '../../tests/support/studio/read-drawings.ts';

const installed = '/usr/share/librecad';
const fetched = mkdtempSync(join(tmpdir(), 'hien-drawings-'));
afterAll(() => rmSync(fetched, { recursive: true }));

/** More than a thousand drawings of other hands: Debian's `librecad-data`, where it is installed or to be had. */
function drawings(): string[] {
  if (existsSync(installed)) return drawingsIn(installed);
  try {
    execFileSync('sh', ['-c', 'apt-get download librecad-data && dpkg-deb -x librecad-data*.deb .'], {
      cwd: fetched,
      stdio: 'ignore',
    });
  } catch (cause) {
    throw new Error('librecad-data is not to be had here: install it (apt-get install librecad-data).', { cause });
  }
  return drawingsIn(fetched);
}

function drawingsIn(folder: string): string[] {
  return globSync('**/*.dxf', { cwd: folder }).map((path) => join(folder, path));
}

test('J11 every drawing of LibreCAD’s library opens, or is refused with a reason, in 5 s and 300 MB', async () => {
  const files = drawings();
  expect(files.length).toBeGreaterThan(1000);
  const read = await readDrawings(files);
  expect(read.map(({ path }) => path)).toEqual(files);
  const isOpened = ({ said }: { said: string }) => said.startsWith('opened');
  expect(read.filter((each) => isOpened(each) && each.layers === 0)).toEqual([]);
  // Empty templates are no drawings; nothing else of a sound program's is refused.
  expect(read.filter((each) => !isOpened(each) && each.said !== 'nothing')).toEqual([]);
  expect(read.some(({ said }) => said === 'opened, with walls')).toBe(true);
  const { cpuMs: longest, megabytes: most } = drawingLimits;
  expect(read.filter(({ cpuMs, megabytes }) => cpuMs > longest || megabytes > most)).toEqual([]);
});
