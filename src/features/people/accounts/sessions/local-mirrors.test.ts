import { expect, test } from 'vitest';
import type { UserData } from '../account.ts';
import { clearMirrors, mirrorLoginType, mirroredId, mirrorUser } from './local-mirrors.ts';

test('the person is mirrored under the names of the seed, and sign-out leaves nothing', () => {
  const kept = new Map<string, string>();
  const notes = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  mirrorUser(
    {
      id: 'u_1',
      email: 'an@mail.com',
      avatar: null,
      nickname: 'An',
      designerLevel: 'pro',
      roles: [{ name: 'ROLE_DESIGNER' }],
      applyStatus: null,
      mobile: '+84912345678',
    } as UserData,
    notes,
  );
  mirrorLoginType('email', notes);
  expect(mirroredId(notes)).toBe('u_1');
  expect(JSON.parse(kept.get('all_userinfo')!)).toEqual({
    avatar: null,
    nickname: 'An',
    designerLevel: 'pro',
    roles: [{ name: 'ROLE_DESIGNER' }],
  });
  expect([...kept.values()].join()).not.toContain('+84912345678');
  clearMirrors(notes);
  expect(kept.size).toBe(0);
  kept.set('user_info', 'broken{');
  expect(mirroredId(notes)).toBeNull();
});
