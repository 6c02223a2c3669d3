import { isKnownHere } from '../identity/remembered-identity.ts';

/** What a visitor who wants to keep something is asked first: a newcomer has nothing to sign in with yet. */
export function firstDialog(): 'login' | 'regist' {
  return isKnownHere() ? 'login' : 'regist';
}
