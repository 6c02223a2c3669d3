import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ViewRequest } from '#editor/session-state.ts';
import { useEditor } from '../editor-context.tsx';

/** The figure of a room was pressed: the field it is typed in takes the focus. The first is its width, the last its depth. */
export function useSizeRequest(host: RefObject<HTMLElement | null>): void {
  const { session } = useEditor();
  const answer = useEffectEvent((request: ViewRequest) => {
    if (request.kind !== 'size') return;
    const fields = [...(host.current?.querySelectorAll('input') ?? [])];
    fields.at(request.side === 'width' ? 0 : -1)?.focus();
  });
  useEffect(() => session.onRequest((request) => answer(request)), [session]);
}
