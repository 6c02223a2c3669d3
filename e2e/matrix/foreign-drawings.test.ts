import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { factsOf } from '#exchange/dxf/drawing-facts.ts';
import { dxfRefusals } from '#exchange/dxf/read/dxf-refusal.ts';
import { readDxf } from '#exchange/dxf/read/read-dxf.ts';

const installed = '/usr/share/librecad';
const fetched = mkdtempSync(join(tmpdir(), 'hien-drawings-'));
afterAll(() => rmSync(fetched, { recursive: true }));

/**
 * More than a thousand drawings of other hands: Debian's `librecad-data`, where it is installed or to be had. On a
 * machine without it and without a way to get it there is nothing to read, and the first line below says so.
 */
function drawings(): string[] {
  if (!existsSync(installed))
    try {
      execFileSync('sh', ['-c', 'apt-get download librecad-data && dpkg-deb -x librecad-data*.deb .'], {
        cwd: fetched,
        stdio: 'ignore',
      });
    } catch {
      process.stderr.write('librecad-data is not to be had here: no drawings of other hands are read.\n');
    }
  return globSync('**/*.dxf', { cwd: existsSync(installed) ? installed : fetched }).map((path) =>
    join(existsSync(installed) ? installed : fetched, path),
  );
}

test('J11 every drawing of LibreCAD’s library opens, or is refused with a reason', async () => {
  const reasons = new Map<string, number>();
  for (const path of drawings()) {
    const read = await readDxf(createReadStream(path) as AsyncIterable<Uint8Array>, statSync(path).size);
    if (read.ok) expect(factsOf(read.drawing).layers, path).not.toEqual([]);
    else expect(dxfRefusals, path).toContain(read.reason);
    const said = read.ok ? 'opened' : read.reason;
    reasons.set(said, (reasons.get(said) ?? 0) + 1);
  }
  // Empty templates are no drawings; nothing else of a sound program's is refused.
  expect([...reasons.keys()].filter((said) => said !== 'opened' && said !== 'nothing')).toEqual([]);
});
