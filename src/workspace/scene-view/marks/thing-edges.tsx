import type { Design } from '#design/document.ts';
import type { Point } from '#lib/vec2.ts';
import { useEditor } from '../../editor-context.tsx';
import { prismLines, type Line3 } from './prism-lines.ts';
import type { Sight } from '../sight.ts';
import { standOf } from './thing-stand.ts';

interface ThingEdgesProps {
  id: string;
  design: Design;
  sight: Sight;
  className: string;
  /** It is selected, and nothing the pointer is over. */
  held?: boolean;
  /** Marks at the corners of the base towards the eye. */
  corners?: boolean;
  touch?: boolean;
}

/** The edges of a thing as it stands: the base towards the eye strong, what it hides dashed. */
export function ThingEdges({
  id,
  design,
  sight,
  className,
  held = false,
  corners = false,
  touch = false,
}: ThingEdgesProps) {
  const { pieces } = useEditor();
  const stand = standOf(design, id, pieces);
  if (!stand) return null;
  const { near, plain, hidden } = prismLines(stand.ring, stand.low, stand.high, sight.eye);
  const path = (lines: readonly Line3[]) => lines.map((line) => pathOf(line, sight)).join('');
  return (
    <g className={className} data-selected={held ? id : undefined}>
      <path d={path(hidden)} className="sv-hidden" />
      <path d={path(plain)} className="sv-plain" />
      <path d={path(near)} className="sv-near" />
      {corners &&
        stand.piece &&
        cornersOf(near, sight).map(({ x, y }) => <CornerMark key={`${x} ${y}`} at={{ x, y }} touch={touch} />)}
    </g>
  );
}

/** A handle as it is drawn: round for a finger. */
export function CornerMark({ at: { x, y }, touch, kind }: { at: Point; touch: boolean; kind?: string }) {
  return touch ? (
    <circle cx={x} cy={y} r={9} className="sv-grip" data-grip={kind} />
  ) : (
    <rect x={x - 4.5} y={y - 4.5} width={9} height={9} className="sv-grip" data-grip={kind} />
  );
}

function pathOf([a, b]: Line3, sight: Sight): string {
  const from = sight.toScreen(a);
  const to = sight.toScreen(b);
  return from && to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : '';
}

function cornersOf(lines: readonly Line3[], sight: Sight): Point[] {
  const found = new Map(lines.flat().map((place) => [place.join(), place]));
  return [...found.values()].flatMap((place) => sight.toScreen(place) ?? []);
}
