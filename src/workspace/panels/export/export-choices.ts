import type { PaperName } from '#exchange/paper/paper.ts';
import type { Shown } from '#exchange/paper/shown-plan.ts';

export const exportFormats = ['pdf', 'svg', 'png', 'dxf', 'glb', 'usdz', 'csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What somebody wants to take with them. */
export interface ExportChoices {
  readonly format: ExportFormat;
  /** Null: all of them, each a sheet. */
  readonly level: string | null;
  readonly paper: PaperName;
  readonly landscape: boolean;
  readonly scale: number | 'fit';
  /** Of a picture, in pixels. */
  readonly width: number;
  readonly show: Shown;
  readonly list: boolean;
  readonly prices: boolean;
}

export const pictureWidths = [1600, 2400, 4000, 6000] as const;

export const firstChoices: ExportChoices = {
  format: 'pdf',
  level: null,
  paper: 'a3',
  landscape: true,
  scale: 'fit',
  width: 2400,
  show: { dimensions: true, furniture: true, names: true, lights: true },
  list: false,
  prices: false,
};

/** Which have a plan in them. */
export function isDrawn(format: ExportFormat): format is 'pdf' | 'svg' | 'png' | 'dxf' {
  return format === 'pdf' || format === 'svg' || format === 'png' || format === 'dxf';
}

/** Which the browser cannot make. */
export function isFromServer(format: ExportFormat): format is 'pdf' | 'csv' {
  return format === 'pdf' || format === 'csv';
}

/** As the call names them. */
export function queryOf({ level, paper, landscape, scale, show, list, prices }: ExportChoices): Record<string, string> {
  const flag = (on: boolean) => (on ? '1' : '0');
  return {
    ...(level !== null && { level }),
    paper,
    turn: landscape ? 'landscape' : 'portrait',
    scale: String(scale),
    dimensions: flag(show.dimensions),
    furniture: flag(show.furniture),
    names: flag(show.names),
    lights: flag(show.lights),
    list: flag(list),
    prices: flag(list && prices),
  };
}
