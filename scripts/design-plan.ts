import { readFileSync, writeFileSync } from 'node:fs';
import { openDesign } from '#design/open-design.ts';
import { samples } from '#design/samples/samples.ts';
import { librarySymbols } from '#elements/furniture/symbol-source.ts';
import { planOf } from '#elements/plan.ts';
import { planSvg } from '#elements/plan-svg.ts';

/**
 * Draws the plan of a level, of a sample or of a design saved as JSON: node scripts/design-plan.ts studio studio.svg 0
 */
const [from = '', out = `${from.replace(/\.json$/, '')}.svg`, number = '0'] = process.argv.slice(2);
const opened = openDesign(
  Object.hasOwn(samples, from) ? samples[from as keyof typeof samples]() : readFileSync(from, 'utf8'),
);
if (!opened.ok) throw new Error(`${from}: ${opened.reason} ${opened.path}`);
writeFileSync(
  out,
  planSvg(planOf(opened.design, opened.design.levels[Number(number)]!, librarySymbols()), { width: 1400 }),
);
