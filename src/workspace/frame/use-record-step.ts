import { useCallback, useEffect, useRef, useState } from 'react';
import { recordNames, type RecordName } from '../panels/record-names.ts';

/**
 * Which record lies in the place of the sheet. Opening one is a step of the browser's history: back puts it away
 * instead of leaving the design, forward and a reload show it again. The address stays as it is, and the router hears
 * nothing of it: nothing has to be loaded anew, which matters most to whoever is offline.
 */
export function useRecordStep(opened: RecordName | null): [RecordName | null, (name: RecordName | null) => void] {
  const [record, setRecord] = useState<RecordName | null>(() => recordIn(history.state) ?? opened);
  /** At once, where the state is the last drawn: a step back is gone once, however often it is asked for. */
  const shown = useRef(record);
  const place = useRef('');
  useEffect(() => {
    place.current = placeOf(history.state);
  });
  useEffect(() => {
    const follow = (event: PopStateEvent) => {
      if (placeOf(event.state) !== place.current) return;
      event.stopImmediatePropagation();
      shown.current = recordIn(event.state);
      setRecord(shown.current);
    };
    // Ahead of the router, which listens to the same event.
    window.addEventListener('popstate', follow, { capture: true });
    return () => window.removeEventListener('popstate', follow, { capture: true });
  }, []);
  const go = useCallback((name: RecordName | null) => {
    if (name === shown.current) return;
    shown.current = name;
    setRecord(name);
    const isOwnStep = recordIn(history.state) !== null;
    if (name === null) {
      if (isOwnStep) history.back();
    } else if (isOwnStep) history.replaceState(withRecord(name), '');
    else history.pushState(withRecord(name), '');
  }, []);
  return [record, go];
}

function withRecord(record: RecordName): unknown {
  return { ...(history.state as object | null), record };
}

function recordIn(state: unknown): RecordName | null {
  const { record } = (state ?? {}) as { record?: unknown };
  return recordNames.find((name) => name === record) ?? null;
}

/** The same for the router: its number of the step, and the address. */
function placeOf(state: unknown): string {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return `${String(idx)} ${location.pathname}${location.search}`;
}
