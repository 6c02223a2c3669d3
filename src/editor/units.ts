/** How lengths are written for a person; the document is always in millimetres. */
export const lengthUnits = ['mm', 'cm', 'm', 'ft-in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];
type AreaUnit = 'm2' | 'ft2';

export interface Units {
  readonly length: LengthUnit;
  readonly area: AreaUnit;
  /** What stands between whole and part: Vietnamese writes a comma. */
  readonly decimal: '.' | ',';
}

export const metric: Units = { length: 'mm', area: 'm2', decimal: '.' };

export const inch = 25.4;
export const foot = 304.8;
/** Feet and inches are written to an eighth of an inch. */
const eighth = inch / 8;
const thinSpace = ' ';

/** Without its unit (`lengthSuffix`), feet and inches excepted: `4 700`, `4.7`, `15′ 5″`. */
export function writeLength(mm: number, { length, decimal }: Units): string {
  if (length === 'ft-in') return writeFeet(mm);
  const [divisor, digits] = { mm: [1, 0], cm: [10, 1], m: [1000, 3] }[length] as [number, number];
  return writeNumber(mm / divisor, digits, decimal);
}

export function lengthSuffix(unit: LengthUnit): string {
  return unit === 'ft-in' ? '' : unit;
}

/** What is bought by its length, with its unit: `17.28 m` whatever small unit one draws in, `56′ 8″`. */
export function writeRun(mm: number, { length, decimal }: Units): string {
  return length === 'ft-in' ? writeFeet(mm) : `${fixed(mm / 1000, 2, decimal)} m`;
}

/** Square millimetres as `23.45` square metres or `252.4` square feet. */
export function writeArea(mm2: number, { area, decimal }: Units): string {
  return area === 'm2' ? fixed(mm2 / 1e6, 2, decimal) : fixed(mm2 / (foot * foot), 1, decimal);
}

export function areaSuffix(unit: AreaUnit): string {
  return unit === 'm2' ? 'm²' : 'ft²';
}

function fixed(value: number, digits: number, decimal: string): string {
  const [whole = '0', part = ''] = Math.abs(value).toFixed(digits).split('.');
  return `${value < 0 ? '−' : ''}${inThousands(whole)}${decimal}${part}`;
}

/** As few digits behind the point as say it. */
function writeNumber(value: number, digits: number, decimal: string): string {
  const [whole = '0', part = ''] = Math.abs(value).toFixed(digits).split('.');
  const rest = part.replace(/0+$/, '');
  const sign = value < 0 && Number(`${whole}.${part || 0}`) !== 0 ? '−' : '';
  return `${sign}${inThousands(whole)}${rest && decimal}${rest}`;
}

/** `12 400`, everywhere: a point or a comma would be read as a decimal mark elsewhere. */
export function inThousands(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, thinSpace);
}

/** What is being typed, as the figures around it: `4 200x3 600`. A figure with a part stays as it was typed. */
export function writeTyped(text: string): string {
  return text.replace(/(?<![\d.,])\d+(?![\d.,])/g, inThousands);
}

function writeFeet(mm: number): string {
  const eighths = Math.round(Math.abs(mm) / eighth);
  const feet = Math.floor(eighths / 96);
  const inches = Math.floor((eighths % 96) / 8);
  const part = fraction(eighths % 8);
  const sign = mm < 0 && eighths > 0 ? '−' : '';
  const rest = part ? `${inches ? `${inches} ` : ''}${part}` : `${inches}`;
  return `${sign}${feet ? `${feet}′ ` : ''}${rest}″`;
}

function fraction(eighths: number): string {
  if (eighths === 0) return '';
  if (eighths === 4) return '1/2';
  return eighths % 2 ? `${eighths}/8` : `${eighths / 2}/4`;
}
