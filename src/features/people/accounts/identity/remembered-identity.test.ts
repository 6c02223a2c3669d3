import { expect, test } from 'vitest';
import type { KeyStore } from './key-store.ts';
import { maskIdentity } from './mask-identity.ts';
import { forgetIdentity, recallIdentity, rememberIdentity } from './remembered-identity.ts';
import { newSealKey, seal, unseal } from './seal.ts';

test.each([
  ['an@mail.com', 'a***@mail.com'],
  ['x@mail.com', 'x***@mail.com'],
  ['"a@b"@mail.com', '"***@mail.com'],
  ['0912345678', '09*****678'],
  ['+84 912 345 678', '+84*****678'],
  ['12', '***'],
])('%s is shown as %s', (identity, hint) => expect(maskIdentity(identity)).toBe(hint));

test('only a hint is kept unless the person asked for more', async () => {
  const world = worldOf();
  await rememberIdentity({ type: 'email', identity: 'an@mail.com', full: false }, world);
  expect(await recallIdentity(world)).toEqual({ type: 'email', hint: 'a***@mail.com', full: null });
  expect(world.text()).not.toContain('an@mail.com');
});

test('"remember me" keeps the whole name, sealed by a key that cannot be exported', async () => {
  const world = worldOf();
  await rememberIdentity({ type: 'phone', identity: '0912345678', full: true }, world);
  expect(await recallIdentity(world)).toEqual({ type: 'phone', hint: '09*****678', full: '0912345678' });
  expect(world.text()).not.toContain('0912345678');
  await expect(crypto.subtle.exportKey('raw', (await world.keyStore.read())!)).rejects.toThrow();
});

test('a lost key, a foreign key and a broken note leave the hint or nothing, never an error', async () => {
  const world = worldOf();
  await rememberIdentity({ type: 'email', identity: 'an@mail.com', full: true }, world);
  await world.keyStore.write(await newSealKey());
  expect((await recallIdentity(world))?.full).toBeNull();
  await world.keyStore.clear();
  expect((await recallIdentity(world))?.full).toBeNull();
  world.storage.setItem('login-identity', '{"hint":');
  expect(await recallIdentity(world)).toBeNull();
});

test('where the browser cannot seal, the hint is kept all the same', async () => {
  const refusing: KeyStore = {
    read: () => Promise.reject(new Error('no')),
    write: () => Promise.reject(new Error('no')),
    clear: () => Promise.reject(new Error('no')),
  };
  const world = { ...worldOf(), keyStore: refusing };
  await rememberIdentity({ type: 'email', identity: 'an@mail.com', full: true }, world);
  expect(await recallIdentity(world)).toEqual({ type: 'email', hint: 'a***@mail.com', full: null });
  await forgetIdentity(world);
  expect(await recallIdentity(world)).toBeNull();
});

test('a touched seal does not open', async () => {
  const key = await newSealKey();
  const sealed = await seal(key, 'Ễ 轩');
  expect(await unseal(key, sealed)).toBe('Ễ 轩');
  expect(await unseal(key, { ...sealed, data: sealed.data.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')) })).toBeNull();
});

function worldOf() {
  const notes = new Map<string, string>();
  let key: CryptoKey | undefined;
  const keyStore: KeyStore = {
    read: () => Promise.resolve(key),
    write: (next) => Promise.resolve(void (key = next)),
    clear: () => Promise.resolve(void (key = undefined)),
  };
  const storage = {
    getItem: (name: string) => notes.get(name) ?? null,
    setItem: (name: string, text: string) => void notes.set(name, text),
    removeItem: (name: string) => void notes.delete(name),
  };
  return { storage, keyStore, text: () => [...notes.values()].join() };
}
