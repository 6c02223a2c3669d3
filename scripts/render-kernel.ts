import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * `npm run render:kernel`: compiles the tracer's kernel and writes it as text. Only needed when kernel/traverse.as
 * changes, so the compiler (94 MB) is no dependency of ours: npm fetches it for the occasion. A test compares the
 * digest of the source.
 */
const compiler = 'assemblyscript@0.28.20';
const folder = join(import.meta.dirname, '../src/render/kernel');
const work = mkdtempSync(join(tmpdir(), 'hien-kernel-'));
const options = [
  '-O3',
  '--noAssert',
  '--runtime',
  'stub',
  '--enable',
  'simd,threads',
  '--importMemory',
  '--sharedMemory',
  '--initialMemory',
  '1',
  '--maximumMemory',
  '65536',
  '--noExportMemory',
];

copyFileSync(join(folder, 'traverse.as'), join(work, 'traverse.ts'));
execFileSync(
  'npm',
  ['exec', '--yes', `--package=${compiler}`, '--', 'asc', 'traverse.ts', ...options, '-o', 'traverse.wasm'],
  { cwd: work, stdio: 'inherit' },
);
const digest = createHash('sha256')
  .update(readFileSync(join(folder, 'traverse.as')))
  .digest('hex');
const wasm = readFileSync(join(work, 'traverse.wasm')).toString('base64');
writeFileSync(
  join(folder, 'traverse-wasm.ts'),
  `/* Made by scripts/render-kernel.ts from traverse.as; do not edit. */\nexport const sourceDigest = '${digest}';\nexport const wasm =\n  '${wasm}';\n`,
);
rmSync(work, { recursive: true });
