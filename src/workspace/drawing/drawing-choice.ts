import { useState } from 'react';
import type { DrawingChoice, DrawingFacts, DrawingUnit } from '../ports/drawings-port.ts';

export const drawingWays = ['walls', 'underlay'] as const;
type DrawingWay = (typeof drawingWays)[number];

export interface Choosing {
  readonly way: DrawingWay;
  readonly choice: DrawingChoice;
  setWay(way: DrawingWay): void;
  setUnit(unit: DrawingUnit): void;
  setLayers(layers: readonly number[]): void;
}

/** What is made of a drawing: the file's own answers until the person gives another. */
export function useDrawingChoice(facts: DrawingFacts | null): Choosing {
  const [way, setWay] = useState<DrawingWay>('walls');
  const [unit, setUnit] = useState<DrawingUnit | null>(null);
  const [layers, setLayers] = useState<Partial<Record<DrawingWay, readonly number[]>>>({});
  return {
    way,
    choice: {
      layers: layers[way] ?? (facts ? usualLayers(facts, way) : []),
      unit: unit ?? facts?.unit.unit ?? 'mm',
    },
    setWay,
    setUnit,
    setLayers: (chosen) => setLayers({ ...layers, [way]: chosen }),
  };
}

/** Of walls those whose names say so, where there are any; else what is seen in the drawing. */
function usualLayers({ layers }: DrawingFacts, way: DrawingWay): number[] {
  const seen = layers.filter(({ on }) => on);
  const likely = seen.filter((layer) => layer.likely);
  const usual = way === 'walls' && likely.some(({ lines }) => lines > 0) ? likely : seen;
  return (usual.length > 0 ? usual : layers).map(({ number }) => number);
}
