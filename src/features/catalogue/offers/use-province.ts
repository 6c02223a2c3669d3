import { useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#ui/stored.ts';

const stored = 'hien-province';

/** Where a person has things delivered to, by the province's code; kept in this browser. Empty until chosen. */
export function useProvince(): [province: string, choose: (code: string) => void] {
  const remembered = useSyncExternalStore(never, chosenProvince, () => '');
  const [chosen, setChosen] = useState<string | null>(null);
  return [
    chosen ?? remembered,
    (code) => {
      setChosen(code);
      chooseProvince(code);
    },
  ];
}

export function chosenProvince(): string {
  return readStored(stored) ?? '';
}

export function chooseProvince(code: string): void {
  writeStored(stored, code === '' ? null : code);
}

/** Nothing else writes it while the page is open. */
function never() {
  return () => undefined;
}
