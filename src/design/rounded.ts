/** Degrees, to the ten-thousandth. */
const degrees = new Set(['turn', 'tilt', 'north', 'view', 'beam']);
/** Numbers without a unit: to the ten-millionth, which bends a wall of ten metres by half a thousandth. */
const ratios = new Set(['bulge', 'open', 'opacity', 'aspect', 'ratio', 'latitude', 'longitude', 'hour']);

/**
 * As a command may write it (D5): millimetres to the thousandth. `sin` and `atan2` differ in their last digits from one
 * engine to another, and two copies of a design must not. Shares what needs no rounding.
 */
export function rounded<T>(value: T, key = ''): T {
  if (typeof value === 'number') return roundedNumber(value, key) as T;
  if (typeof value !== 'object' || value === null) return value;
  let result: unknown = value;
  for (const [name, part] of Object.entries(value)) {
    const kept: unknown = rounded(part, Array.isArray(value) ? key : name);
    if (Object.is(kept, part)) continue;
    if (result === value) result = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
    (result as Record<string, unknown>)[name] = kept;
  }
  return result as T;
}

function roundedNumber(value: number, key: string): number {
  let per = 1e3;
  if (degrees.has(key)) per = 1e4;
  else if (ratios.has(key)) per = 1e7;
  const whole = Math.round(value * per);
  // Plus nought: −0 is written as 0 and would not come back.
  return Number.isFinite(whole) ? whole / per + 0 : value;
}
