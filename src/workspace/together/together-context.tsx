import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Other } from '#editor/sync/company.ts';
import { useEditor } from '../editor-context.tsx';
import { tellOthers, type Telling } from './tell-others.ts';
import type { TogetherPort } from './together-port.ts';

interface Together {
  readonly port: TogetherPort;
  readonly telling: Telling;
}

const TogetherContext = createContext<Together | null>(null);

/** Tells the others where this person points and what they have selected. Null where nobody else can be. */
export function TogetherProvider({ port, children }: { port: TogetherPort | null; children: ReactNode }) {
  const { session } = useEditor();
  const together = useMemo(() => port && { port, telling: tellOthers(port, session) }, [port, session]);
  useEffect(() => together?.telling.follow(), [together]);
  return <TogetherContext value={together}>{children}</TogetherContext>;
}

export function useTelling(): Telling | null {
  return use(TogetherContext)?.telling ?? null;
}

const nobody: readonly Other[] = [];
const never = () => () => undefined;

export function useOthers(): readonly Other[] {
  const port = use(TogetherContext)?.port;
  const read = () => port?.others() ?? nobody;
  return useSyncExternalStore(port?.onOthers ?? never, read, read);
}
