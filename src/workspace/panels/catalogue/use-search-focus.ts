import { useEffect, type RefObject } from 'react';
import { useEditor } from '../../editor-context.tsx';

/** Whoever asks for furniture types next. On a touch screen the system's keyboard would cover what was asked for. */
export function useSearchFocus(search: RefObject<HTMLInputElement | null>): void {
  const { session } = useEditor();
  useEffect(() => {
    const focus = () => {
      if (matchMedia('(pointer: coarse)').matches) return;
      search.current?.focus({ preventScroll: true });
      search.current?.select();
    };
    focus();
    return session.onRequest((request) => {
      if (request.kind === 'panel' && request.panel === 'pieces') focus();
    });
  }, [session, search]);
}
