import { createContext, use, type ReactNode } from 'react';
import type { Models } from './use-models.ts';

const ModelsContext = createContext<Models | null>(null);

export function ModelsProvider({ models, children }: { models: Models; children: ReactNode }) {
  return <ModelsContext value={models}>{children}</ModelsContext>;
}

/** Null where a part of the workspace stands alone. */
export function useKnownModels(): Models | null {
  return use(ModelsContext);
}
