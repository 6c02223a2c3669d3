import type { Family, Line } from '#models/family.ts';

/** Throws at the first mistake in a family's table, by name. */
export function checkFamily(given: Family): void {
  for (const key of ['width', 'depth', 'height'])
    if (!given.parameters[key]) throw new Error(`${given.code}: no ${key}`);
  for (const line of given.lines) checkLine(given, line);
}

function checkLine(given: Family, line: Line): void {
  for (const [key, parameter] of Object.entries(given.parameters)) {
    const values = line.values[key];
    if (!values || values.length === 0) throw new Error(`${given.code}, ${line.style}: nothing for ${key}`);
    if (new Set(values).size !== values.length) throw new Error(`${given.code}, ${line.style}: ${key} twice`);
    for (const value of values) {
      if (!parameter.values.includes(value)) throw new Error(`${given.code}, ${line.style}: ${key} has no ${value}`);
      if (typeof value === 'string' && !parameter.labels?.[value])
        throw new Error(`${given.code}: ${key} ${value} has no words`);
    }
  }
  const unknown = Object.keys(line.values).find((key) => !given.parameters[key]);
  if (unknown) throw new Error(`${given.code}, ${line.style}: ${unknown} is no parameter`);
}
