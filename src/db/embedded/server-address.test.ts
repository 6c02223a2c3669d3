import { Client } from 'pg';
import { expect, test } from 'vitest';
import { addressOf, addressSettings, chooseAddress, databaseUrl, fitsSocket } from './server-address.ts';

test('a short folder gets a socket and no port', async () => {
  const address = await chooseAddress('/srv/hien/postgres');
  expect(address).toEqual({ kind: 'socket', dir: '/srv/hien/postgres' });
  expect(addressSettings(address)).toMatchObject({
    listen_addresses: '',
    unix_socket_directories: '/srv/hien/postgres',
  });
});

test('bytes count, not letters', () => {
  expect(fitsSocket(`/${'a'.repeat(75)}`)).toBe(true);
  expect(fitsSocket(`/${'轩'.repeat(30)}`)).toBe(false);
});

test('a folder the setting cannot name, or too deep, gets loopback only', async () => {
  for (const dir of [`/${'d'.repeat(120)}`, '/a,b', '/a"b']) {
    const address = await chooseAddress(dir);
    expect(address.kind).toBe('tcp');
    expect(addressSettings(address)).toMatchObject({ listen_addresses: '127.0.0.1', unix_socket_directories: '' });
  }
});

test.each(['/srv/hien', '/home/Nhà của tôi/轩'])('a connection string leads back to %s', (dir) => {
  const url = databaseUrl({ kind: 'socket', dir }, 'hien', 'p/w:@?', 'hien');
  expect(new Client({ connectionString: url })).toMatchObject({
    host: dir,
    port: 5432,
    user: 'hien',
    password: 'p/w:@?',
    database: 'hien',
  });
});

test('a running server tells where it listens', () => {
  expect(addressOf({ pid: 1, port: 4000, socketDir: '', status: 'ready' })).toEqual({ kind: 'tcp', port: 4000 });
  expect(addressOf({ pid: 1, port: 5432, socketDir: '/s', status: 'ready' })).toEqual({ kind: 'socket', dir: '/s' });
});
