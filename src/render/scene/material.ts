import { linearColour } from '#models/picture/colour.ts';
import type { Finish } from '#models/materials/finish.ts';

export const forms = { solid: 0, glass: 1, sheet: 2 } as const;

/** A finish as the tracer needs it. Numbers only, so that the tracer's loops stay simple. */
export interface Material {
  red: number;
  green: number;
  blue: number;
  roughness: number;
  metalness: number;
  sheen: number;
  relief: number;
  /** One of `forms`: solid; a thin pane; a sheet that scatters to both sides. */
  form: number;
  /** How much of it is there at all: voile is half holes. */
  cover: number;
  /** How much of the light a sheet scatters goes on to the other side. */
  through: number;
  /** What one face of a pane, or the holes of a voile, let pass. */
  passRed: number;
  passGreen: number;
  passBlue: number;
  /** Its finest picture (−1: plain), how many there are, and how large they are in metres. */
  level: number;
  levels: number;
  tileU: number;
  tileV: number;
  /** The light it belongs to, or −1. */
  emitter: number;
}

/** Light a thin pane's face gives back even when met head-on; a pane has two. */
export const faceLoss = 0.957;

export function materialOf(finish: Finish, solid: boolean, emitter: number): Material {
  const [red, green, blue] = linearColour(finish.colour);
  const plain: Material = {
    red,
    green,
    blue,
    roughness: finish.roughness,
    metalness: finish.metalness,
    sheen: finish.sheen ?? 0,
    relief: finish.relief ?? 0,
    form: forms.solid,
    cover: 1,
    through: 0,
    passRed: 0,
    passGreen: 0,
    passBlue: 0,
    level: -1,
    levels: 0,
    tileU: 1,
    tileV: 1,
    emitter,
  };
  const opacity = finish.opacity ?? 1;
  if (finish.kind === 'glass') return finish.roughness < 0.3 ? pane(plain, opacity, solid) : sheet(plain, 0.7, 1);
  if (opacity < 1) return sheet(plain, 0.5, opacity);
  if (finish.kind === 'light') return sheet(plain, 0.45, 1);
  const through = thin[finish.kind];
  return solid || through === undefined ? plain : sheet(plain, through, 1);
}

/** What lets light through where it is a mere sheet; a ceiling is a sheet of paint, but there is a floor above it. */
const thin: Partial<Record<Finish['kind'], number>> = { plant: 0.35, paper: 0.35, fabric: 0.2 };

/** Each of a pane's two faces takes the root of what the whole takes. */
function pane(plain: Material, opacity: number, solid: boolean): Material {
  const pass = (colour: number): number => (1 - opacity + opacity * colour) ** (solid ? 0.5 : 1) * faceLoss;
  return {
    ...plain,
    form: forms.glass,
    passRed: pass(plain.red),
    passGreen: pass(plain.green),
    passBlue: pass(plain.blue),
  };
}

function sheet(plain: Material, through: number, cover: number): Material {
  return { ...plain, form: forms.sheet, through, cover, passRed: 1 - cover, passGreen: 1 - cover, passBlue: 1 - cover };
}

/** Sends all light back, evenly: what falls on it is what it shows. A sheet has no coat; this one lets nothing through. */
export const whitePaper: Material = {
  red: 1,
  green: 1,
  blue: 1,
  roughness: 1,
  metalness: 0,
  sheen: 0,
  relief: 0,
  form: forms.sheet,
  cover: 1,
  through: 1e-9,
  passRed: 0,
  passGreen: 0,
  passBlue: 0,
  level: -1,
  levels: 0,
  tileU: 1,
  tileV: 1,
  emitter: -1,
};

/** Whether a shadow ray may continue behind it. */
export function seenThrough({ form, cover }: Material): boolean {
  return form === forms.glass || cover < 1;
}
