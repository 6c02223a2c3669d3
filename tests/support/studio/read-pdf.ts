import { inflateSync } from 'node:zlib';

type Matrix = readonly [number, number, number, number, number, number];

/** A stroke or fill as the page has it: millimetres from its lower left corner. */
interface PdfShape {
  points: { x: number; y: number }[];
}
interface PdfPage {
  width: number;
  height: number;
  shapes: PdfShape[];
  /** What copying the whole page gives, a piece for each run of letters. */
  texts: string[];
}

const mm = 25.4 / 72;

/** Reads a PDF as another program would: objects, streams, ToUnicode maps, the current matrix. For what pdfkit writes. */
export function readPdf(file: Uint8Array): PdfPage[] {
  const raw = Buffer.from(file).toString('latin1');
  const objects = new Map<string, { head: string; stream: string | null }>();
  for (const [, number = '', body = ''] of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n');
    const head = at < 0 ? body : body.slice(0, at);
    const packed = at < 0 ? null : body.slice(at + 7, body.lastIndexOf('\nendstream'));
    const stream = packed && head.includes('FlateDecode') ? inflated(packed) : packed;
    objects.set(number, { head, stream });
  }
  const headOf = (number = '') => objects.get(number)?.head ?? '';
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const [, width = '0', height = '0'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
      const content = objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '')?.stream ?? '';
      const resources = headOf(/\/Resources (\d+) 0 R/.exec(head)?.[1]);
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
          const map = /\/ToUnicode (\d+) 0 R/.exec(headOf(number))?.[1] ?? '';
          return [name, lettersOf(objects.get(map)?.stream ?? '')] as const;
        }),
      );
      return { width: Number(width) * mm, height: Number(height) * mm, ...drawn(content, fonts) };
    });
}

function inflated(packed: string): string {
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}

/** Codes of a font to the letters they stand for. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', , list = ''] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f ]+)>/gi)].forEach(([, code = ''], i) => {
      const units = [...code.replaceAll(' ', '').matchAll(/.{4}/g)].map(([unit]) => Number.parseInt(unit, 16));
      letters.set(Number.parseInt(from, 16) + i, String.fromCharCode(...units));
    });
  return letters;
}

function drawn(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>) {
  const shapes: PdfShape[] = [];
  const texts: string[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const kept: Matrix[] = [];
  let points: { x: number; y: number }[] = [];
  let font = '';
  const at = (x: number, y: number) => ({
    x: (matrix[0] * x + matrix[2] * y + matrix[4]) * mm,
    y: (matrix[1] * x + matrix[3] * y + matrix[5]) * mm,
  });
  for (const line of content.split('\n')) {
    const words = line.trim().split(/\s+/);
    const step = words.at(-1) ?? '';
    const n = words.slice(0, -1).map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n;
    if (step === 'q') kept.push(matrix);
    else if (step === 'Q') matrix = kept.pop() ?? matrix;
    else if (step === 'cm')
      matrix = [
        a * matrix[0] + b * matrix[2],
        a * matrix[1] + b * matrix[3],
        c * matrix[0] + d * matrix[2],
        c * matrix[1] + d * matrix[3],
        e * matrix[0] + f * matrix[2] + matrix[4],
        e * matrix[1] + f * matrix[3] + matrix[5],
      ];
    else if (step === 'm' || step === 'l') points.push(at(a, b));
    else if (step === 'c') points.push(at(e, f));
    else if (step === 're') points.push(at(a, b), at(a + c, b + d));
    else if (['S', 'f', 'B', 'f*', 'n'].includes(step)) {
      if (points.length > 0) shapes.push({ points });
      points = [];
    } else if (step === 'Tf') font = (words[0] ?? '').slice(1);
    else if (step === 'TJ' || step === 'Tj') {
      const codes = [...line.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex]) => hex).join('');
      const map = fonts.get(font);
      texts.push(
        [...codes.matchAll(/.{4}/g)].map(([code]) => map?.get(Number.parseInt(code, 16)) ?? '\ufffd').join(''),
      );
    }
  }
  return { shapes, texts };
}
