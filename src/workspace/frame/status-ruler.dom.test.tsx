import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import type { ViewMode } from '#editor/session-state.ts';
import { openPanel } from '../../../tests/support/workspace/open-panel.tsx';
import { HomeListProvider } from '../panels/list/home-list-context.tsx';
import type { ListPort } from '../ports/list-port.ts';
import { StatusRuler } from './status-ruler.tsx';

/** The shops say nothing here. */
const silentList: ListPort = {
  list: () => new Promise(() => undefined),
  provinces: () => Promise.resolve([]),
  province: () => '',
  chooseProvince: () => undefined,
  budget: null,
  order: () => Promise.resolve(),
  csv: () => null,
  cart: '/cart',
};

test('J3 wherever 3D is seen the hour can be set: beside the plan too, where the ruler and the scale of the plan stay', () => {
  const nothing = () => undefined;
  const { driver } = openPanel(
    newDesign(),
    <HomeListProvider port={silentList}>
      <StatusRuler away={false} tree={false} onTree={nothing} onList={nothing} />
    </HomeListProvider>,
  );
  const shown = (mode: ViewMode) => {
    const { session } = driver.editor;
    flushSync(() => session.set({ view: { ...session.state.view, mode } }));
    const rulers = document.querySelectorAll('.ws-ruler:not(.sb)').length;
    const scale = document.querySelector('.ws-zoom') !== null;
    return { hours: document.querySelectorAll('[role=slider]').length, rulers, scale };
  };
  expect(shown('plan')).toEqual({ hours: 0, rulers: 1, scale: true });
  expect(shown('split')).toEqual({ hours: 1, rulers: 1, scale: true });
  expect(shown('space')).toEqual({ hours: 1, rulers: 0, scale: false });
  expect(shown('walk')).toEqual({ hours: 1, rulers: 0, scale: false });
});
