import type { QrDrawing } from './qr-drawing.ts';

/** Dark on white in both themes, as scanners require. */
export function QrCode({ qr: { size, path }, label, className }: { qr: QrDrawing; label: string; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, sharp at every size, and nothing to fetch
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`mx-auto block aspect-square w-full ${className}`}
    >
      <path d={path} fill="#1c231f" />
    </svg>
  );
}
