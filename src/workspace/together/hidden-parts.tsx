import { createContext, use, useMemo, type ReactNode } from 'react';
import type { RecordName } from '../panels/record-names.ts';
import type { WorkspacePorts } from '../workspace-ports.ts';

interface HiddenParts {
  /** What is shared without prices says nowhere what it costs. */
  readonly prices: boolean;
  readonly records: readonly RecordName[];
}

const HiddenContext = createContext<HiddenParts>({ prices: false, records: [] });

/** What this person is not shown of the design: the server does not give it to them either. */
export function HiddenPartsProvider({ ports, children }: { ports: WorkspacePorts; children: ReactNode }) {
  const { pricesHidden: prices = false, guest } = ports;
  // Earlier states belong to the work on a design.
  const past = guest?.role === 'view' || guest?.role === 'comment';
  // Pictures take from the owner's plan.
  const isGuest = guest != null;
  const hidden = useMemo(
    () => ({
      prices,
      records: [
        ...(prices ? (['list'] as const) : []),
        ...(past ? (['versions'] as const) : []),
        ...(isGuest ? (['render'] as const) : []),
      ],
    }),
    [prices, past, isGuest],
  );
  return <HiddenContext value={hidden}>{children}</HiddenContext>;
}

export function useHidden(): HiddenParts {
  return use(HiddenContext);
}
