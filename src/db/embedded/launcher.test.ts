import { expect, test } from 'vitest';
import { launchersFor, parseAccounts } from './launcher.ts';

const root = { uid: 0, gid: 0 };
const alice = { uid: 1001, gid: 1001 };
const accounts = parseAccounts(
  ['root:x:0:0:root:/root:/bin/sh', 'daemon:x:1:1::/:/x', 'nobody:x:65534:65534::/:/x', ''].join('\n'),
);
const namesOf = (...args: Parameters<typeof launchersFor>) => launchersFor(...args).map(({ name }) => name);

test('accounts are read by name and number', () => {
  expect(accounts).toHaveLength(3);
  expect(accounts[2]).toEqual({ name: 'nobody', uid: 65534, gid: 65534 });
});

test('an ordinary user runs it plainly', () => {
  expect(launchersFor(alice, true, alice, accounts)).toEqual([{ name: 'plainly', prefix: [] }]);
});

test('a user without a name borrows one inside a namespace, since initdb asks for it', () => {
  const [first, second] = launchersFor(alice, false, alice, accounts);
  expect(first?.prefix).toEqual(['unshare', '--user', '--map-user=1', '--map-group=1', '--']);
  expect(second?.name).toBe('plainly');
});

test('root tries a namespace, then another user', () => {
  expect(namesOf(root, true, root, accounts)).toEqual([
    'in a user namespace',
    'as user 65534 that may pass closed folders',
    'as user 65534',
  ]);
});

test('root leaves files with the user they belong to', () => {
  const launchers = launchersFor(root, true, alice, accounts);
  expect(launchers.map(({ owner }) => owner)).toEqual([alice, alice]);
});

test('a postgres account of the system is preferred to nobody', () => {
  const more = [...accounts, { name: 'postgres', uid: 101, gid: 104 }];
  expect(launchersFor(root, true, root, more)[1]?.owner).toMatchObject({ uid: 101, gid: 104 });
});
