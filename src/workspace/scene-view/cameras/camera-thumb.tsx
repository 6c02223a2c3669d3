import type { Camera } from '#design/document.ts';
import { useSession } from '../../editor-context.tsx';
import { BuildingLayers, useBuilding } from '../../plan-view/building-layer.tsx';
import { sightPath } from './sight.ts';
import './cameras.css';

/** Millimetres the little plan shows across. */
const across = 6400;
const shape = 69 / 104;

/** Where the camera stands and what it sees, as a little plan. */
export function CameraThumb({ camera }: { camera: Camera }) {
  const design = useSession(({ history }) => history.design);
  const layers = useBuilding(design, camera.level);
  const { at, target } = camera;
  const x = (at.x + target.x) / 2;
  const y = -(at.y + target.y) / 2;
  return (
    <svg
      className="cs-thumb"
      viewBox={`${x - across / 2} ${y - (across * shape) / 2} ${across} ${across * shape}`}
      aria-hidden
    >
      <BuildingLayers layers={layers} which="below" />
      <BuildingLayers layers={layers} which="above" />
      <path d={sightPath(camera, 2600)} className="cs-sight" />
      <circle cx={at.x} cy={-at.y} r={170} className="cs-eye" />
    </svg>
  );
}
