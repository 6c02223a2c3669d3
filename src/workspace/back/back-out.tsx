import { useEditor, useSession } from '../editor-context.tsx';
import type { OpenPanels } from '../frame/use-open-panels.ts';
import { useBackStep } from './use-back-step.tsx';

interface BackOutProps {
  panels: OpenPanels;
  /** The tree of objects, where it is kept open. */
  tree: boolean;
  onTreeClose(): void;
}

/** The button back leads out of 3D, panels, records and the tree; dialogs say it of themselves. */
export function BackOut({ panels: { side, record, closeSide, closeRecord }, tree, onTreeClose }: BackOutProps) {
  const { session } = useEditor();
  const mode = useSession((state) => state.view.mode);
  useBackStep(mode !== 'plan', () => session.set({ view: { ...session.state.view, mode: 'plan' } }));
  useBackStep(side !== null, closeSide);
  useBackStep(record !== null, closeRecord);
  useBackStep(tree, onTreeClose);
  return null;
}
