import { escaped } from '#elements/plan-svg.ts';
import { inks, roughWidth } from '#exchange/paper/sheet.ts';
import type { LaidMark, Mark, PathMark, Sheet, TextMark } from '#exchange/paper/sheet.ts';

const faces = "'Be Vietnam Pro','Noto Sans SC','Noto Sans CJK SC',sans-serif";

interface SvgOptions {
  /** How letters are written; as text of the reader's own faces where nothing is said. */
  readonly letters?: (mark: TextMark) => string;
  /** Pixels it is wide, instead of true millimetres. */
  readonly pixels?: number;
}

/** A sheet as an SVG file in true millimetres: no styles, no scripts, no address outside of it. */
export function sheetSvg({ width, height, marks }: Sheet, { letters = letterText, pixels }: SvgOptions = {}): string {
  const laid = marks.filter((mark) => mark.kind === 'laid');
  const size =
    pixels === undefined
      ? `width="${width}mm" height="${height}mm"`
      : `width="${pixels}" height="${Math.round((pixels * height) / width)}"`;
  const defs = laid.length > 0 ? `<defs>${laid.map(jointPattern).join('')}</defs>` : '';
  const body = marks.map((mark) => written(mark, laid, letters)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${defs}<rect width="${width}" height="${height}" fill="${inks.paper}"/>${body}</svg>`;
}

function written(mark: Mark, laid: readonly Mark[], letters: (mark: TextMark) => string): string {
  if (mark.kind === 'text') return letters(mark);
  return mark.kind === 'path' ? pathElement(mark) : `<path d="${mark.d}" fill="url(#joints-${laid.indexOf(mark)})"/>`;
}

function pathElement({ d, fill, stroke, width, dashes }: PathMark): string {
  const line =
    stroke === null
      ? ''
      : ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"${dashes ? ` stroke-dasharray="${dashes.join(' ')}"` : ''}`;
  return `<path d="${d}" fill="${fill ?? 'none'}"${line}/>`;
}

function jointPattern({ laid, x, y, scale, stroke, width }: LaidMark, number: number): string {
  const place = `translate(${round(x)} ${round(y)}) scale(${1 / scale}) rotate(${round(-laid.turn)})`;
  return `<pattern id="joints-${number}" width="${laid.width}" height="${laid.height}" patternUnits="userSpaceOnUse" patternTransform="${place}"><path d="${laid.path}" fill="none" stroke="${stroke}" stroke-width="${width * scale}"/></pattern>`;
}

const anchors = { left: 'start', middle: 'middle', right: 'end' } as const;

function letterText(mark: TextMark): string {
  const { x, y, size, align, weight, colour, turn = 0, ground } = mark;
  const turned = turn === 0 ? '' : ` transform="rotate(${round(-turn)} ${round(x)} ${round(y)})"`;
  const halo = ground
    ? ` stroke="${inks.paper}" stroke-width="${round(size * 0.4)}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  return `<text x="${round(x)}" y="${round(y)}"${turned} font-size="${round(size)}" font-family="${faces}" font-weight="${weight === 'strong' ? 600 : 400}" text-anchor="${anchors[align]}" fill="${colour}"${halo}>${escaped(shortened(mark))}</text>`;
}

/** By the rough width of letters: the reader's own face is not known. */
function shortened({ text, size, most }: TextMark): string {
  if (most === undefined || roughWidth(text, size) <= most) return text;
  const letters = [...text];
  while (letters.length > 0 && roughWidth(`${letters.join('')}…`, size) > most) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
