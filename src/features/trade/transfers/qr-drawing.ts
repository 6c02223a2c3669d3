import { encodeQR } from 'qr';

/** A QR code as one path of squares, `size` squares a side. */
export interface QrDrawing {
  size: number;
  path: string;
}

/**
 * Medium error correction: a smudge on a screen does not stop it, and the modules stay large enough for an old phone.
 * The quiet zone is added by whoever shows it.
 */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  return {
    size: rows.length,
    path: rows.flatMap((row, y) => runs(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join(''),
  };
}

/** Dark stretches of a row: where each begins and how long it is. */
function runs(row: boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1]++;
    else if (dark) found.push([x, 1]);
  });
  return found;
}
