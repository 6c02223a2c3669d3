import { layingFrame } from '#lib/tiling/laying-frame.ts';
import type { TilePattern } from '#lib/tiling/tile-layout.ts';
import { laidDrawing, laidTransform } from '#elements/surfaces/laid-drawing.ts';
import { useId } from 'react';

const sizes: Record<TilePattern, readonly [number, number]> = {
  grid: [15, 12],
  half: [20, 10],
  third: [21, 9],
  random: [34, 9],
  herringbone: [24, 8],
};

/** A small drawing of a way of laying, made as the plan is. */
export function LayingGlyph({ pattern }: { pattern: TilePattern | null }) {
  const id = useId();
  if (!pattern) return <svg viewBox="0 0 60 36" aria-hidden />;
  const [width, height] = sizes[pattern];
  const layout = { pattern, width, height, joint: 0 };
  const face = [
    { x: 0, y: -36 },
    { x: 60, y: -36 },
    { x: 60, y: 0 },
    { x: 0, y: 0 },
  ];
  const laid = laidDrawing(layout, layingFrame(layout, {}, 0, face));
  return (
    <svg viewBox="0 0 60 36" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <pattern
        id={id}
        width={laid.width}
        height={laid.height}
        patternUnits="userSpaceOnUse"
        patternTransform={laidTransform(laid)}
      >
        <path d={laid.path} fill="none" stroke="currentColor" />
      </pattern>
      <rect width="60" height="36" fill={`url(#${id})`} />
    </svg>
  );
}
