import type { ToolState } from '#editor/tools/tool-state.ts';

/** What is being typed in the tool in use, by its field; null where it takes no measure now. */
interface TypedField {
  readonly text: string;
  readonly field: 'length' | 'angle' | 'thickness' | 'size' | 'notch' | 'before' | 'after';
  /** Tab goes to another. */
  readonly others: boolean;
}

export function typedField(tool: ToolState): TypedField | null {
  if (tool.tool === 'room')
    return { text: tool.typed[tool.field], field: tool.field, others: tool.settings.form !== 'rectangle' };
  if (tool.tool === 'wall' && tool.state === 'drawing')
    return { text: tool.typed[tool.field], field: tool.field, others: true };
  if (tool.tool === 'opening' && tool.place !== null)
    return { text: tool.typed[tool.field], field: tool.field, others: true };
  if (tool.tool === 'underlay' && tool.state === 'typing') return { text: tool.typed, field: 'length', others: false };
  if (tool.tool === 'beam' && 'typed' in tool) return { text: tool.typed, field: 'length', others: false };
  return null;
}
