import { flatOutline } from '#lib/outline.ts';
import { boundsOf, type Bounds } from '#lib/polygon.ts';
import type { DrawnShape, DrawnLabel, Drawing, Fill, Layer, Weight } from '#elements/drawing.ts';
import { laidTransform } from '#elements/surfaces/laid-drawing.ts';
import type { LaidDrawing } from '#elements/surfaces/laid-drawing.ts';
import { isArc, radiusOf, sweepOf } from '#lib/curve.ts';

export interface PlanInks {
  ink: string;
  soft: string;
  paper: string;
  tint: string;
  glass: string;
}

interface PlanSvgOptions {
  inks?: PlanInks;
  /** Formats names and figures for the reader. */
  write?: (text: DrawnLabel['text']) => string;
  /** Millimetres of the home around the drawing. */
  margin?: number;
  /** Pixels the picture is wide; without it, it fills its container. */
  width?: number;
  /** Pixels of the picture; the drawing lies in its middle. */
  size?: { width: number; height: number };
}

/** LOOK: a limewashed wall in the morning. */
const day: PlanInks = { ink: '#1c231f', soft: '#82837a', paper: '#fdfcf9', tint: '#f4f3ed', glass: '#dfe7e4' };
const layers: readonly Layer[] = ['floor', 'furniture', 'wall', 'opening', 'light', 'measure'];
/** Line widths in millimetres of the home: a plan at 1:50 on paper. */
const widths: Record<Weight, number> = { cut: 24, strong: 14, fine: 9, hair: 5, none: 0 };
const sizes = { large: 210, small: 140 } as const;

/** A drawing as an SVG file, or to be embedded in a page: no styles, no scripts, no external address. */
export function planSvg({ shapes, words }: Drawing, options: PlanSvgOptions = {}): string {
  const inks = options.inks ?? day;
  const write = options.write ?? labelText;
  const { left, top, width, height } = boxOf(shapes, options.margin ?? 400);
  const pixels =
    options.size ??
    (options.width === undefined
      ? null
      : { width: options.width, height: Math.round((options.width * height) / width) });
  const size = pixels ? ` width="${pixels.width}" height="${pixels.height}"` : '';
  const ordered = layers.flatMap((layer) =>
    shapes.filter((shape) => shape.layer === layer).map((shape) => pathElement(shape, inks)),
  );
  const texts = words.flatMap((word) => {
    const text = write(word.text);
    return text ? [textElement(word, text, inks)] : [];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}"${size}>${patterns(shapes, inks)}${ordered.join('')}${texts.join('')}</svg>`;
}

function boxOf(
  shapes: readonly DrawnShape[],
  margin: number,
): { left: number; top: number; width: number; height: number } {
  const box: Bounds =
    shapes.length > 0
      ? boundsOf(shapes.flatMap(({ path }) => flatOutline(path, 20)))
      : { left: 0, right: 0, bottom: 0, top: 0 };
  const left = Math.floor(box.left - margin);
  const top = Math.floor(-box.top - margin);
  return { left, top, width: Math.ceil(box.right + margin) - left, height: Math.ceil(-box.bottom + margin) - top };
}

function pathElement(shape: DrawnShape, inks: PlanInks): string {
  const path = svgPath(shape);
  // The stroke closes hairline gaps where cut bodies meet.
  let stroke = ` stroke="${shape.weight === 'hair' ? inks.soft : inks.ink}" stroke-width="${widths[shape.weight]}" stroke-linejoin="round"${shape.dashed ? ' stroke-dasharray="70 45"' : ''}`;
  if (shape.fill === 'poche') stroke = ` stroke="${inks.ink}" stroke-width="${widths.hair}"`;
  else if (shape.weight === 'none') stroke = '';
  const body = `<path d="${path}" fill="${fillOf(shape.fill, inks)}"${stroke}/>`;
  return isLaid(shape) ? `${body}<path d="${path}" fill="url(#${laidName(shape)})"/>` : body;
}

function fillOf(fill: Fill, inks: PlanInks): string {
  if (fill === 'none') return 'none';
  if (fill === 'poche') return inks.ink;
  return inks[fill];
}

/** Smaller tiles would be a grey at 1:50. Millimetres. */
const finestDrawn = 60;

function isLaid(shape: DrawnShape): shape is DrawnShape & { laid: LaidDrawing } {
  return shape.laid !== undefined && shape.laid.finest >= finestDrawn;
}

function patterns(shapes: readonly DrawnShape[], inks: PlanInks): string {
  const made = shapes.filter(isLaid).map((shape) => pattern(laidName(shape), shape.laid, inks));
  return made.length > 0 ? `<defs>${made.join('')}</defs>` : '';
}

function pattern(id: string, laid: LaidDrawing, inks: PlanInks): string {
  return `<pattern id="${id}" width="${laid.width}" height="${laid.height}" patternUnits="userSpaceOnUse" patternTransform="${laidTransform(laid)}"><path d="${laid.path}" fill="none" stroke="${inks.soft}" stroke-width="${widths.hair}" stroke-opacity="0.45"/></pattern>`;
}

function laidName({ elementId }: DrawnShape): string {
  return `laid-${elementId}`;
}

/** Paper around the letters, so that they can be read over furniture. */
function textElement({ at, turn, size }: DrawnLabel, text: string, inks: PlanInks): string {
  const x = Math.round(at.x);
  const y = Math.round(-at.y);
  const turned = turn === 0 ? '' : ` transform="rotate(${Math.round(-turn * 100) / 100} ${x} ${y})"`;
  return `<text x="${x}" y="${y}"${turned} font-size="${sizes[size]}" font-family="Be Vietnam Pro, Noto Sans CJK SC, sans-serif" text-anchor="middle" dominant-baseline="central" fill="${size === 'large' ? inks.ink : inks.soft}" stroke="${inks.tint}" stroke-width="45" stroke-linejoin="round" paint-order="stroke">${escaped(text)}</text>`;
}

function labelText(text: DrawnLabel['text']): string {
  if (text.kind === 'name') return text.name;
  return text.kind === 'area' ? `${(text.squareMillimetres / 1e6).toFixed(1)} m²` : text.millimetres.toFixed(0);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Names come from people: nothing in them may end a tag, and characters XML cannot hold are dropped. */
export function escaped(text: string): string {
  return text
    .replace(
      // oxlint-disable-next-line no-control-regex -- these are the characters to leave out
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '',
    )
    .replace(/[&<>"']/g, (mark) => entities[mark]!);
}

/**
 * The path of a shape as SVG writes it, to a hundredth (or a `grain`th) of its unit. SVG's Y points down, so heights are
 * turned round.
 */
export function svgPath({ path, closed }: Pick<DrawnShape, 'path' | 'closed'>, grain = 100): string {
  const [first] = path;
  if (!first) return '';
  // Never −0.
  const round = (value: number) => Math.round(value * grain) / grain + 0;
  const place = ({ x, y }: { x: number; y: number }) => `${round(x)} ${round(-y)}`;
  const ends = closed ? [...path.slice(1), first] : path.slice(1);
  const steps = ends.map((b, i) => {
    const side = { a: path[i]!, b, bulge: path[i]!.bulge };
    if (!isArc(side)) return `L${place(b)}`;
    const radius = round(Math.abs(radiusOf(side)));
    const sweep = sweepOf(side);
    // Counter-clockwise with Y up is what SVG calls sweep 0.
    return `A${radius} ${radius} 0 ${Math.abs(sweep) > Math.PI ? 1 : 0} ${sweep > 0 ? 0 : 1} ${place(b)}`;
  });
  return `M${place(first)}${steps.join('')}${closed ? 'Z' : ''}`;
}
