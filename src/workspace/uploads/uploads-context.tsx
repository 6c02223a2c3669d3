import { createContext, use, type ReactNode } from 'react';
import type { KnownUploads } from './known-uploads.ts';

const UploadsContext = createContext<KnownUploads | null>(null);

export function UploadsProvider({ uploads, children }: { uploads: KnownUploads; children: ReactNode }) {
  return <UploadsContext value={uploads}>{children}</UploadsContext>;
}

/** Null where a part of the workspace stands alone: then there is the library. */
export function useKnownUploads(): KnownUploads | null {
  return use(UploadsContext);
}
