import { browserStorage, type BrowserStorage } from '../sessions/browser-storage.ts';

const storageKey = 'terms-agreed';

/**
 * Whether somebody has agreed to the terms in this browser. Every account agreed when it was opened; the box at sign-in
 * is for a browser that has not seen it, and is not asked again at each login.
 */
export function agreedBefore(storage: BrowserStorage = browserStorage()): boolean {
  return storage.getItem(storageKey) === '1';
}

export function rememberAgreement(storage: BrowserStorage = browserStorage()): void {
  storage.setItem(storageKey, '1');
}
