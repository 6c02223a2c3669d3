import { useState } from 'react';
import type { DrawingsPort, ReadWalls } from '../ports/drawings-port.ts';
import { useDrawingChoice } from './drawing-choice.ts';
import { DrawingDialog } from './drawing-dialog.tsx';
import { ProposedWalls } from './proposed-walls.tsx';
import { useOpenDrawing } from './use-open-drawing.ts';

interface DrawingImportProps {
  port: DrawingsPort;
  /** The one that was dropped; without it, it is asked for. */
  file: File | null;
  onClose(): void;
}

/** From a file to a picture under the plan, or to walls that are looked at before they are drawn. */
export function DrawingImport({ port, file, onClose }: DrawingImportProps) {
  const { opening, read, again } = useOpenDrawing(port, file);
  const [walls, setWalls] = useState<ReadWalls | null>(null);
  const choosing = useDrawingChoice(opening.kind === 'open' ? opening.drawing.facts : null);
  if (walls) return <ProposedWalls read={walls} onBack={() => setWalls(null)} onClose={onClose} />;
  return (
    <DrawingDialog
      opening={opening}
      choosing={choosing}
      onFile={read}
      onAnother={again}
      onWalls={setWalls}
      onClose={onClose}
    />
  );
}
