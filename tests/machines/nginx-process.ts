import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `deploy/nginx.conf` as it is, on free ports, without certificates and in a folder of its own. */
export async function startNginx(
  folder: string,
  port: number,
  servers: readonly number[],
): Promise<{ stop(): Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  const site = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
  const [first, second, third] = servers;
  const here = site
    .replace(/server \{\n {2}listen 80;[^}]*\}\n/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/ {2}ssl_.*\n/g, '')
    .replaceAll('/var/cache/nginx/hien', join(folder, 'cache'))
    .replace(':3001', `:${first}`)
    .replace(':3002', `:${second}`)
    .replace(':3003', `:${third}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'site.conf'), here);
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')}; worker_processes 1;
     events { worker_connections 1024; }
     http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  );
  const asked = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  if (asked.status !== 0) throw new Error(`nginx refuses its configuration: ${asked.stderr}`);
  const child = spawn('nginx', ['-c', file], { stdio: 'ignore' });
  return {
    async stop() {
      child.kill('SIGQUIT');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
