import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Cheapest first: what fails fast is known early. A worker serves one project only, so projects do not mix. */
const projects = ['unit', 'dom', 'deep', 'rules'];

/**
 * What takes longest in its project, by how long: begun last, one of them would keep a single worker busy when all
 * others are done.
 */
const longest = [
  // deep
  'src/demo/homes/homes.deep',
  'src/layout/furnish.deep',
  'src/render/picture/render-picture.deep',
  // rules
  'src/features/trade/orders/one-bill-lives.server',
  'src/server/http/bad-input.server',
  'src/server/http/access.server',
  'src/features/trade/orders/money-book.server',
  'src/features/trade/orders/one-bill.server',
  'src/features/trade/orders/returns/reports.server',
  'src/features/pages/workspace-page/home-lists.server',
  'src/features/foundation/glb/glbs.server',
  'src/server/health.server',
  'src/server/http/cross-site.server',
  'src/features/trade/ledger/statements.server',
  'src/demo/demo-world.server',
  'src/features/catalogue/models/model-calls.server',
  // browser, where there is no graphics card
  'e2e/workspace/states',
  'e2e/workspace/space',
  'e2e/workspace/walk',
  'e2e/workspace/first-home',
  'e2e/axe',
  'e2e/ssr',
  'e2e/viewer/model',
  'e2e/console/money',
  'e2e/things/product',
  'e2e/viewer/home',
  'e2e/models/models',
  'e2e/applications/journeys',
  'e2e/orders/order',
  'e2e/lists/lists',
  'e2e/dialogs/register',
  'e2e/shell/header',
  'e2e/shell/own-home',
  'e2e/shell/start-design',
  'e2e/dialogs/secret',
  'e2e/dialogs/login',
  'e2e/shell/private',
  'e2e/dialogs/failures',
  'e2e/media/own-model',
  'e2e/media/avatar',
  'e2e/keyboard',
  'e2e/publishing/publish',
];

/** A fresh copy knows no durations: these files first, then the others as vitest would take them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted(
      (a, b) => projects.indexOf(a.project.name) - projects.indexOf(b.project.name) || place(a) - place(b),
    );
  }
}

function place({ moduleId }: TestSpecification): number {
  const found = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return found === -1 ? longest.length : found;
}
