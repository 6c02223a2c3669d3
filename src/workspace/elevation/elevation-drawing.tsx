import { useId } from 'react';
import type { WallElevation } from '#editor/wall-elevation.ts';
import { laidDrawing, laidTransform } from '#elements/surfaces/laid-drawing.ts';
import { frameOn } from '#elements/surfaces/laid-part.ts';
import { findFinish } from '#models/materials/library.ts';

interface ElevationDrawingProps {
  elevation: WallElevation;
  label: string;
  name(piece: string): string;
  write(mm: number): string;
  onPick(piece: string): void;
}

/** Room for the figures around the wall, and their height. Millimetres of the wall at the usual size. */
const margin = 420;
const figure = 120;

/** The wall with its joints, openings, pieces before it, and what everything measures. SVG's Y points down. */
export function ElevationDrawing({ elevation, label, name, write, onPick }: ElevationDrawingProps) {
  const id = useId();
  const { face, surface, pieces, across, up } = elevation;
  const { length, height, openings } = face;
  const frame = frameOn(surface, face.outline);
  const laid = surface.tiles && frame && laidDrawing(surface.tiles, frame);
  return (
    <svg
      className="el-drawing"
      viewBox={`${-margin} ${-height - margin / 2} ${length + 1.5 * margin} ${height + 1.5 * margin}`}
    >
      <title>{label}</title>
      {laid && (
        <pattern
          id={id}
          width={laid.width}
          height={laid.height}
          patternUnits="userSpaceOnUse"
          patternTransform={laidTransform(laid)}
        >
          <path d={laid.path} className="el-joint" strokeWidth={Math.max(2, surface.tiles?.joint ?? 0)} />
        </pattern>
      )}
      <g className="el-wall">
        <rect x={0} y={-height} width={length} height={height} fill={findFinish(surface.material)?.colour} />
        {laid && <rect x={0} y={-height} width={length} height={height} fill={`url(#${id})`} />}
        {openings.map(({ opening, left, right, bottom, top }) => (
          <rect key={opening.id} className="el-opening" x={left} y={-top} width={right - left} height={top - bottom} />
        ))}
        <rect className="el-edge" x={0} y={-height} width={length} height={height} />
      </g>
      {pieces.map((piece) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the tree of objects is the keyboard's way to a piece
        <g key={piece.id} className="el-piece" onClick={() => onPick(piece.id)}>
          <title>{name(piece.id)}</title>
          <rect x={piece.left} y={-piece.top} width={piece.right - piece.left} height={piece.top - piece.bottom} />
        </g>
      ))}
      <g className="el-measures" fontSize={figure}>
        <path d={`M0 ${margin / 2}H${length}${across.map((x) => `M${x} ${margin / 2 - 60}v120`).join('')}`} />
        <path d={`M${-margin / 2} 0V${-height}${up.map((y) => `M${-margin / 2 - 60} ${-y}h120`).join('')}`} />
        {between(across).map(([from, to]) => (
          <text key={from} x={(from + to) / 2} y={margin / 2 - 50} textAnchor="middle">
            {write(to - from)}
          </text>
        ))}
        {between(up).map(([from, to]) => {
          const y = -(from + to) / 2;
          return (
            <text key={from} transform={`translate(${-margin / 2 - 50} ${y}) rotate(-90)`} textAnchor="middle">
              {write(to - from)}
            </text>
          );
        })}
      </g>
    </svg>
  );
}

/** Neighbouring stops far enough apart for a figure between them. */
function between(stops: readonly number[]): [number, number][] {
  return stops.slice(1).flatMap((to, i): [number, number][] => {
    const from = stops[i]!;
    return to - from >= 2 * figure ? [[from, to]] : [];
  });
}
