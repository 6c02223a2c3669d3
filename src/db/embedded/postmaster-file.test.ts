import { expect, test } from 'vitest';
import { parsePostmaster } from './postmaster-file.ts';

const whole = [
  '8953',
  '/srv/hien/postgres/data',
  '1794718158',
  '5432',
  '/srv/hien/postgres',
  '',
  '   543219       3',
  'ready   ',
  '',
].join('\n');

test('a whole file tells process, address and status', () => {
  expect(parsePostmaster(whole)).toEqual({ pid: 8953, port: 5432, socketDir: '/srv/hien/postgres', status: 'ready' });
});

test('a server on loopback has no socket folder', () => {
  const text = ['7', '/d', '1', '40123', '', '127.0.0.1', '  1 2', 'stopping', ''].join('\n');
  expect(parsePostmaster(text)).toEqual({ pid: 7, port: 40123, socketDir: '', status: 'stopping' });
});

test('a standby takes connections', () => {
  expect(parsePostmaster(whole.replace('ready   ', 'standby '))).toMatchObject({ status: 'ready' });
});

test('a file that is still being written is a server that is starting', () => {
  expect(parsePostmaster('8953\n/srv/data\n')).toMatchObject({ pid: 8953, status: 'starting' });
});

test('rubbish is no server', () => {
  expect(parsePostmaster('')).toBeNull();
  expect(parsePostmaster('who knows\n')).toBeNull();
});
