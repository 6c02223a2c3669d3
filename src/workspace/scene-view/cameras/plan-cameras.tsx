import { recordsOn, type Design } from '#design/document.ts';
import type { Point } from '#lib/vec2.ts';
import { toScreen, type PlanCamera, type Size } from '../../plan-view/plan-camera.ts';
import { useCameras } from './use-cameras.ts';
import { sightEnds } from './sight.ts';
import './plan-cameras.css';

interface PlanCamerasProps {
  design: Design;
  level: string;
  selection: readonly string[];
  hover: string | null;
  camera: PlanCamera;
  size: Size;
}

/** The cameras on the sheet: where each stands and looks; of the chosen one also what it sees, and its name. */
export function PlanCameras({ design, level, selection, hover, camera, size }: PlanCamerasProps) {
  const shown = recordsOn(design, 'cameras', level);
  const named = new Map(useCameras().map((each) => [each.camera.id, each.name]));
  const screen = (at: Point) => toScreen(camera, size, at);
  return (
    <g>
      {shown.map((each) => {
        const meant = selection.includes(each.id) || hover === each.id;
        const at = screen(each.at);
        const target = screen(each.target);
        const far = Math.max(600, Math.hypot(each.target.x - each.at.x, each.target.y - each.at.y));
        const ends = sightEnds(each, far).map(screen);
        const turn = (Math.atan2(target.y - at.y, target.x - at.x) * 180) / Math.PI;
        return (
          <g key={each.id} className={meant ? 'pc pc-meant' : 'pc'} data-camera={each.id}>
            {meant && (
              <path d={`M${at.x} ${at.y}L${ends.map(({ x, y }) => `${x} ${y}`).join('L')}Z`} className="pc-sight" />
            )}
            {meant && <line x1={at.x} y1={at.y} x2={target.x} y2={target.y} className="pc-line" />}
            <g transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
              <path d="M-8 -5.5h10v11h-10zM2 -2l6 -3.5v11l-6 -3.5z" className="pc-body" />
            </g>
            {meant && (
              <text x={at.x} y={at.y + 22} textAnchor="middle" className="pc-name">
                {named.get(each.id)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
