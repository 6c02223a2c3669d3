import { useEffect, type RefObject } from 'react';
import type { ToolState } from '#editor/tools/tool-state.ts';
import { useSession } from '../editor-context.tsx';

/**
 * Who takes up a tool means the sheet: it gets the focus, so that Enter sets what was typed and does not press the
 * tool's button again.
 */
export function useToolFocus(sheet: RefObject<HTMLElement | null>): void {
  const inHand = useSession(({ tool }) => nameOf(tool));
  useEffect(() => {
    const { activeElement: focused } = document;
    if (inHand === 'select' || focused?.matches('input, textarea, select')) return;
    sheet.current?.focus({ preventScroll: true });
  }, [inHand, sheet]);
}

function nameOf(tool: ToolState): string {
  if (tool.tool === 'opening') return tool.template.kind;
  return tool.tool === 'item' ? `${tool.tool} ${tool.piece.model}` : tool.tool;
}
