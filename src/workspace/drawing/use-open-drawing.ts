import { useEffect, useRef, useState } from 'react';
import type { DrawingRefusal, DrawingsPort, OpenDrawing } from '../ports/drawings-port.ts';

export type Opening =
  | { readonly kind: 'asking'; readonly refusal: DrawingRefusal | null }
  | { readonly kind: 'reading'; readonly share: number }
  | { readonly kind: 'open'; readonly drawing: OpenDrawing; readonly name: string };

const nothingYet: Opening = { kind: 'asking', refusal: null };

/** One drawing at a time, closed with what asked for it. */
export function useOpenDrawing(port: DrawingsPort, first: File | null) {
  const [opening, setOpening] = useState<Opening>(nothingYet);
  const running = useRef<AbortController | null>(null);
  const open = useRef<OpenDrawing | null>(null);

  function leave(): void {
    running.current?.abort();
    running.current = null;
    open.current?.close();
    open.current = null;
  }

  async function read(file: File): Promise<void> {
    leave();
    const control = new AbortController();
    running.current = control;
    const tell = (now: Opening) => control.signal.aborted || setOpening(now);
    if (!/\.dxf$/i.test(file.name)) {
      const refused = /\.dwg$/i.test(file.name) ? 'dwg' : 'not_dxf';
      return void tell({ kind: 'asking', refusal: { refused, detail: '' } });
    }
    tell({ kind: 'reading', share: 0 });
    try {
      const found = await port.open(file, (share) => tell({ kind: 'reading', share }), control.signal);
      if ('refused' in found) return void tell({ kind: 'asking', refusal: found });
      if (control.signal.aborted) return found.close();
      open.current = found;
      tell({ kind: 'open', drawing: found, name: file.name });
    } catch {
      tell({ kind: 'asking', refusal: { refused: 'failed', detail: '' } });
    }
  }

  useEffect(() => {
    if (first) void read(first);
    return leave;
    // Once, for what it was opened with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    opening,
    read: (file: File) => void read(file),
    again() {
      leave();
      setOpening(nothingYet);
    },
  };
}
