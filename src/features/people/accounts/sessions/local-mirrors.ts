import type { UserData } from '#features/people/accounts/account.ts';
import { browserStorage, type BrowserStorage } from './browser-storage.ts';
import type { LoginType } from '../identity/remembered-identity.ts';

/** The seed's stored values (section 3), mirrored from `GET /user`; the session itself is never among them. */
const mirrors = ['user_info', 'all_userinfo', 'apply-status', 'loginType'] as const;

export function mirrorUser(user: UserData, notes: BrowserStorage = browserStorage()): void {
  notes.setItem('user_info', JSON.stringify({ id: user.id, email: user.email }));
  notes.setItem(
    'all_userinfo',
    JSON.stringify({
      avatar: user.avatar,
      nickname: user.nickname,
      designerLevel: user.designerLevel,
      roles: user.roles,
    }),
  );
  notes.setItem('apply-status', user.applyStatus ?? '');
}

export function mirrorLoginType(type: LoginType, notes: BrowserStorage = browserStorage()): void {
  notes.setItem('loginType', type);
}

export function mirroredId(notes: BrowserStorage = browserStorage()): string | null {
  try {
    const user = JSON.parse(notes.getItem('user_info') ?? 'null') as { id?: unknown } | null;
    return typeof user?.id === 'string' ? user.id : null;
  } catch {
    return null;
  }
}

export function clearMirrors(notes: BrowserStorage = browserStorage()): void {
  for (const name of mirrors) notes.removeItem(name);
}

/** Somebody signed in or out in another tab: this one reloads instead of showing a person who has left. */
export function onMirrorsChangedElsewhere(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === 'user_info' && event.oldValue !== event.newValue) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
