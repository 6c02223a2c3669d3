import type { WorkspacePorts } from '#workspace/workspace-ports.ts';

export function workspacePorts(): WorkspacePorts {
  const saved = { kind: 'saved' } as const;
  return { home: '/workspace', saveState: () => saved, onSaveState: () => () => undefined };
}
