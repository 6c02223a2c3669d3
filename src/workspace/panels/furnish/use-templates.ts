import { useEffect, useState } from 'react';
import type { FurnishTemplate, KeptTemplates, TemplatesPort } from '../../ports/furnish-port.ts';

export interface Templates {
  /** Null: not known (yet). */
  readonly kept: KeptTemplates | null;
  readonly busy: boolean;
  /** Words for the person, from whoever refused. */
  readonly fault: string | null;
  keep(template: Omit<FurnishTemplate, 'id'>): void;
  remove(id: string): void;
}

/** A person's templates; each answer says what there is now. */
export function useTemplates(port: TemplatesPort | null): Templates {
  const [kept, setKept] = useState<KeptTemplates | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    port?.list().then(
      (found) => gone || setKept(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [port]);
  async function change(act: () => Promise<KeptTemplates>): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      setKept(await act());
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }
  return {
    kept,
    busy,
    fault,
    keep: (template) => void (port && change(() => port.keep(template))),
    remove: (id) => void (port && change(() => port.remove(id))),
  };
}
