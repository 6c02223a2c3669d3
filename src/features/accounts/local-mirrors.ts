import type { UserData } from '#features/accounts/account.ts';
import type { LoginType } from './identity/remembered-identity.ts';

type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The seed's stored values (section 3), kept from `GET /user` for whoever reads them; the session itself is never among them. */
const mirrors = ['user_info', 'all_userinfo', 'apply-status', 'loginType'] as const;

export function mirrorUser(user: UserData, notes: Notes = localStorage): void {
  notes.setItem('user_info', JSON.stringify({ id: user.id, email: user.email }));
  notes.setItem('all_userinfo', JSON.stringify({ avatar: user.avatar, nickname: user.nickname, designerLevel: user.designerLevel, roles: user.roles }));
  notes.setItem('apply-status', user.applyStatus ?? '');
}

export function mirrorLoginType(type: LoginType, notes: Notes = localStorage): void {
  notes.setItem('loginType', type);
}

export function mirroredId(notes: Notes = localStorage): string | null {
  try {
    const user = JSON.parse(notes.getItem('user_info') ?? 'null') as { id?: unknown } | null;
    return typeof user?.id === 'string' ? user.id : null;
  } catch {
    return null;
  }
}

export function clearMirrors(notes: Notes = localStorage): void {
  for (const name of mirrors) notes.removeItem(name);
}
