import { planSymbol, type SymbolShape } from '#elements/furniture/symbol.ts';
import { planSvg, type PlanInks } from '#elements/plan-svg.ts';
import { planOf } from '#elements/plan.ts';
import type { Design } from '#design/document.ts';
import { AppError } from '#lib/errors.ts';
import { once } from '#lib/once.ts';
import { findModel } from '#models/library.ts';
import type { FileAnswer } from '#platform/call.ts';
import { sampleId } from './home.ts';
import { sampleHome } from './sample-home.server.ts';

/** LOOK: `shade` and what stands on it. A stage is dark in both themes. */
const onShade: PlanInks = { ink: '#f4f3ed', soft: '#b7c0b8', paper: '#2c3932', tint: '#26322c', glass: '#46544c' };

const picture = once(() => new TextEncoder().encode(planPicture(sampleHome())));

/** The still picture of the sample home: its plan, without words, so that it serves every language. */
export function homePlan(id: string, edition: string, asked: string | undefined): FileAnswer {
  if (id !== sampleId) throw new AppError('not_found');
  return { ready: true, bytes: async () => picture(), type: 'image/svg+xml', etag: `"home-${edition}"`, immutable: asked === edition };
}

export function planPicture(design: Design): string {
  const symbols = new Map<string, SymbolShape[]>();
  const symbolOf = (id: string): SymbolShape[] => {
    const found = findModel(id);
    const known = symbols.get(id) ?? (found ? planSymbol(found.family.build(found.choice, 'far')) : []);
    symbols.set(id, known);
    return known;
  };
  const { shapes } = planOf(design, design.levels[0]!, symbolOf);
  return planSvg({ shapes, words: [] }, { inks: onShade, margin: 300 });
}
