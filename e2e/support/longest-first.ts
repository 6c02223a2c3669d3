import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The longest files without a graphics card, by duration: started last, one of them would keep a single worker busy
 * when all others are done.
 */
const longest = [
  'axe',
  'ssr',
  'viewer/model',
  'things/product',
  'models/models',
  'viewer/home',
  'lists/lists',
  'applications/journeys',
  'media/own-model',
  'media/avatar',
  'dialogs/secret',
  'orders/back',
  'dialogs/register',
];

/** A fresh clone knows no durations: these files first, then the others as vitest would take them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) =>
      a.project.name === 'browser' && b.project.name === 'browser' ? place(a) - place(b) : 0,
    );
  }
}

function place({ moduleId }: TestSpecification): number {
  const found = longest.findIndex((name) => moduleId.endsWith(`/e2e/${name}.test.ts`));
  return found === -1 ? longest.length : found;
}
