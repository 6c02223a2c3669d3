import { expect, test } from 'vitest';
import { isTransient, walBetween } from './cluster-files.ts';

const label = 'START WAL LOCATION: 0/FE000028 (file 0000000100000000000000FE)\nCHECKPOINT LOCATION: 0/FE000080\n';

test.each([
  ['postmaster.pid', true],
  ['pg_notify/0000', true],
  ['pg_notify', false],
  ['base/5/pg_internal.init', true],
  ['base/pgsql_tmp/pgsql_tmp12.0', true],
  ['base/5/1259', false],
  ['global/pg_control', false],
  ['pg_wal/archive_status', false],
])('%s left behind: %s', (path, expected) => {
  expect(isTransient(path)).toBe(expected);
});

test('the log from its label to the last segment, over the end of a log file', () => {
  const present = [
    '000000010000000100000001',
    '0000000100000000000000FD',
    '0000000100000000000000FF',
    '0000000100000000000000FE',
    '000000010000000100000000',
    'summaries',
  ];
  expect(walBetween(present, label, '000000010000000100000000')).toEqual([
    '0000000100000000000000FE',
    '0000000100000000000000FF',
    '000000010000000100000000',
  ]);
});

test('a hole is refused', () => {
  expect(() =>
    walBetween(['0000000100000000000000FE', '000000010000000100000000'], label, '000000010000000100000000'),
  ).toThrow(/missing/);
  expect(() => walBetween([], 'no label', '0')).toThrow();
});
