import { fractal, noise } from '#lib/noise.ts';
import { smoothstep } from '#lib/vec.ts';
import type { Pattern, Spot } from '#models/materials/patterns/pattern.ts';

/** Pictures for walls, drawn once over the whole paper: u to the right, v upwards, a margin all round. */
function onPaper(draw: (x: number, y: number, spot: Spot) => void): Pattern {
  return (u, v, spot) => {
    spot.tone = 1 + (fractal(u * 60, v * 60, 3, 2, 60) - 0.5) * 0.05;
    spot.mix = 0;
    spot.lift = 0;
    spot.rough = 0;
    const x = (u - 0.12) / 0.76;
    const y = (v - 0.12) / 0.76;
    if (x > 0 && x < 1 && y > 0 && y < 1) draw(x, y, spot);
  };
}

const dawn = onPaper((x, y, spot) => {
  const sun = smoothstep(0.225, 0.22, Math.hypot(x - 0.56, y - 0.6));
  const land = 0.34 + 0.05 * Math.sin(x * 5 + 1);
  const near = 0.18 + 0.06 * Math.sin(x * 3.4 + 4);
  spot.mix = sun * 0.95;
  spot.tone *= 1 - 0.06 * y;
  if (y < land) {
    spot.mix = 0.25;
    spot.tone *= 0.72;
  }
  if (y < near) {
    spot.mix = 0.5;
    spot.tone *= 0.45;
  }
});

const hills = onPaper((x, y, spot) => {
  spot.tone *= 1 - 0.05 * (1 - y);
  for (let layer = 0; layer < 5; layer++) {
    const crest = 0.72 - layer * 0.13 + 0.22 * (fractal(x * (2 + layer * 0.6) + layer * 9, layer, 11, 4) - 0.5);
    if (y > crest) continue;
    const mist = smoothstep(0, 0.26, crest - y);
    spot.mix = (0.16 + 0.15 * layer) * (1 - 0.75 * mist) + (noise(x * 90, y * 90, 13) - 0.5) * 0.04;
  }
});

const forms = onPaper((x, y, spot) => {
  const arch = (Math.abs(x - 0.36) < 0.2 && y < 0.5) || Math.hypot(x - 0.36, y - 0.5) < 0.2;
  const stone = ((x - 0.64) / 0.25) ** 2 + ((y - 0.3) / 0.16) ** 2 < 1;
  const moon = Math.hypot(x - 0.7, y - 0.74) < 0.1;
  if (arch) spot.mix = 0.9;
  if (stone) {
    spot.mix = arch ? 0.75 : 0.28;
    spot.tone *= arch ? 0.8 : 0.84;
  }
  if (moon) spot.tone *= 0.66;
});

const lines = onPaper((x, y, spot) => {
  const wave = y + 0.1 * Math.sin(x * 4.2 + 0.6) + 0.05 * Math.sin(x * 9 + y * 4);
  const at = wave * 22;
  spot.mix = smoothstep(0.2, 0.12, Math.abs(at - Math.round(at))) * 0.9;
});

export const printPatterns: Record<string, Pattern> = {
  'print-dawn': dawn,
  'print-hills': hills,
  'print-forms': forms,
  'print-lines': lines,
};
