import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Postmaster } from './postmaster-file.ts';

export type ServerAddress = { kind: 'socket'; dir: string } | { kind: 'tcp'; port: number };

const socketPort = 5432;

/**
 * A Unix socket in a folder only its owner enters; the kernel allows it some 107 bytes of path, so deep folders get
 * loopback.
 */
export async function chooseAddress(root: string): Promise<ServerAddress> {
  return fitsSocket(root) ? { kind: 'socket', dir: root } : { kind: 'tcp', port: await freePort() };
}

export function fitsSocket(dir: string): boolean {
  return Buffer.byteLength(`${dir}/.s.PGSQL.${socketPort}.lock`) < 100 && !/[,"]/.test(dir);
}

export function addressOf(server: Postmaster): ServerAddress {
  return server.socketDir === '' ? { kind: 'tcp', port: server.port } : { kind: 'socket', dir: server.socketDir };
}

export function addressSettings(address: ServerAddress): Record<string, string> {
  return address.kind === 'socket'
    ? {
        listen_addresses: '',
        port: String(socketPort),
        unix_socket_directories: address.dir,
        unix_socket_permissions: '0700',
      }
    : { listen_addresses: '127.0.0.1', port: String(address.port), unix_socket_directories: '' };
}

/** A connection string as `pg` and everything built on it reads. */
export function databaseUrl(address: ServerAddress, user: string, password: string, database: string): string {
  const host =
    address.kind === 'socket' ? `${encodeURIComponent(address.dir)}:${socketPort}` : `127.0.0.1:${address.port}`;
  return `postgresql://${user}:${encodeURIComponent(password)}@${host}/${database}`;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
