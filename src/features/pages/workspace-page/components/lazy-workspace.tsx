import { lazy, Suspense, type ComponentProps } from 'react';
import { WorkspaceSkeleton } from './workspace-skeleton.tsx';

/** Large, and fetched when somebody designs. */
const OpenWorkspace = lazy(async () => ({ default: (await import('./open-workspace.tsx')).OpenWorkspace }));

export function LazyWorkspace({ name, ...opened }: ComponentProps<typeof OpenWorkspace> & { name: string }) {
  return (
    <Suspense fallback={<WorkspaceSkeleton name={name} />}>
      <OpenWorkspace {...opened} />
    </Suspense>
  );
}
