import { memo, useMemo } from 'react';
import { levelOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { DrawnShape } from '#elements/drawing.ts';
import { planLayers, type DrawnPath, type PlanLayers } from './plan-layers.ts';
import { useSettled } from './use-settled.ts';

const buildingParts = [
  'walls',
  'openings',
  'rooms',
  'levels',
  'lights',
  'stairs',
  'columns',
  'beams',
  'dimensions',
  'notes',
  'underlays',
] as const;

/** What is drawn of the building: moving a chair leaves it as it is. */
export function useBuilding(design: Design, level: string): PlanLayers | null {
  const settled = useSettled(design, buildingParts);
  return useMemo(() => {
    const record = levelOf(settled, level);
    return record ? planLayers(settled, record) : null;
  }, [settled, level]);
}

/** Floors under the furniture, walls and openings over it. Weights are screen pixels and do not grow with the zoom. */
export const BuildingLayers = memo(function BuildingLayers({
  layers,
  which,
}: {
  layers: PlanLayers | null;
  which: 'below' | 'above';
}) {
  if (!layers) return null;
  const { floor, wall, opening, light, measure } = layers.paths;
  return (
    <g>
      {(which === 'below' ? floor : [...wall, ...opening, ...light, ...measure]).map((each) => (
        <BuildingPath key={each.key} shape={each.shape} d={each.d} />
      ))}
    </g>
  );
});

function BuildingPath({ shape, d }: Pick<DrawnPath, 'shape' | 'd'>) {
  return <path d={d} className={inkOf(shape)} data-id={shape.elementId} />;
}

function inkOf({ layer, fill, weight, dashed }: DrawnShape): string {
  if (fill === 'poche') return 'pv-wall';
  if (fill === 'glass') return 'pv-glass';
  return `${groundOf(layer, fill)} pv-${weight}${dashed ? ' pv-dashed' : ''}`;
}

function groundOf(layer: DrawnShape['layer'], fill: DrawnShape['fill']): string {
  if (fill === 'none') return 'pv-line';
  return layer === 'floor' ? 'pv-floor' : 'pv-paper';
}
