import { useEffect, useState } from 'react';
import { recallIdentity, type Identity } from '../identity/remembered-identity.ts';

/** Who signed in here last; `undefined` for the few milliseconds decrypting takes. */
export function useRememberedIdentity(): Identity | null | undefined {
  const [recalled, setRecalled] = useState<Identity | null>();
  useEffect(() => void recallIdentity().then(setRecalled, () => setRecalled(null)), []);
  return recalled;
}
