import { createContext } from 'react';

/** The nonce of this response's inline scripts; the browser needs none, so it is empty there. */
export const NonceContext = createContext<string | undefined>(undefined);
