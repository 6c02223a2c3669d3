import { useEffect, useState } from 'react';
import type { LocalDesign } from '#editor/sync/local-designs.ts';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { storageLasts } from './storage-lasts.ts';

interface Here {
  designs: readonly LocalDesign[];
  /** Whether the browser promised to keep them. */
  lasts: boolean;
  /** The browser has no storage for us. */
  failed: boolean;
}

const nothing: Here = { designs: [], lasts: true, failed: false };

/** What this browser has of a visitor's designs; read anew when somebody signed in. */
export function useLocalDesigns(): Here & { remove(id: string): Promise<void> } {
  const person = useViewer()?.id ?? null;
  const [here, setHere] = useState(nothing);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    readHere().then(
      (read) => gone || setHere(read),
      () => gone || setHere({ ...nothing, failed: true }),
    );
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another person or a deletion is a reason to look again
  }, [person, round]);
  async function remove(id: string): Promise<void> {
    const [{ removeLocalDesign }, { keepingPorts }] = await Promise.all([
      import('#editor/sync/local-designs.ts'),
      import('../browser-ports.ts'),
    ]);
    await removeLocalDesign(id, keepingPorts());
    setRound((now) => now + 1);
  }
  return { ...here, remove };
}

async function readHere(): Promise<Here> {
  const [{ listLocalDesigns }, { keepingPorts }] = await Promise.all([
    import('#editor/sync/local-designs.ts'),
    import('../browser-ports.ts'),
  ]);
  return { designs: await listLocalDesigns(keepingPorts()), lasts: await storageLasts(), failed: false };
}
