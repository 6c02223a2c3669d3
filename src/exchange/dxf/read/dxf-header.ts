import type { DxfHeader } from './dxf-drawing.ts';
import type { GroupValue } from './group-reader.ts';

/** The few variables that say how to read the rest. */
export function newHeader(): { readonly header: DxfHeader; group(code: number, value: GroupValue): void } {
  const found = {
    version: '',
    codePage: '',
    units: null as number | null,
    metric: null as boolean | null,
    feet: false,
  };
  let variable = '';
  return {
    header: found,
    group(code, value) {
      if (code === 9) variable = value.ascii().trim().toUpperCase();
      else if (variable === '$ACADVER' && code === 1) found.version = value.ascii().trim().toUpperCase();
      else if (variable === '$DWGCODEPAGE' && code === 3) found.codePage = value.ascii().trim();
      else if (code !== 70) return;
      else if (variable === '$INSUNITS') found.units = value.number();
      else if (variable === '$MEASUREMENT') found.metric = value.number() === 1;
      else if (variable === '$LUNITS') found.feet = value.number() === 3 || value.number() === 4;
    },
  };
}
