/**
 * Back closes what lies over the page (PRODUCT C1). Every open sheet is a step of the browser's history at the page's
 * own address, of which the router hears nothing: back takes the step away and closes the sheet, a sheet that is
 * closed otherwise takes its step with it. A step that was left behind, by a link in the sheet or a reload, is skipped.
 *
 * Per window. Steps are counted, not named: one sheet that follows another in the same moment keeps its step.
 */
let sheets: readonly Sheet[] = [];
/** Before the event that changes it, when the browser has already changed the address. */
let here = { place: '', depth: 0 };
/** A step taken by us is under way; the browser takes it later. */
let stepping = false;
let router: StepRouter | null = null;

interface Sheet {
  close(): void;
}

/** What is asked of the router: whether a page is on its way, and to say when that changes. */
interface StepRouter {
  state: { navigation: { state: string } };
  subscribe(listener: () => void): () => void;
}

/** The sheet is open until the returned function is called; `close` is what back asks of it. */
export function openSheet(close: () => void): () => void {
  const sheet = { close };
  sheets = [...sheets, sheet];
  later();
  return () => {
    sheets = sheets.filter((each) => each !== sheet);
    later();
  };
}

/** For as long as the pages live, from their start: a step a reload left behind goes at once. */
export function followSteps(pages: StepRouter | null): () => void {
  router = pages;
  look();
  later();
  window.addEventListener('popstate', hear, { capture: true });
  const unsubscribe = pages?.subscribe(() => {
    look();
    later();
  });
  return () => {
    router = null;
    window.removeEventListener('popstate', hear, { capture: true });
    unsubscribe?.();
  };
}

/** Ahead of the router, which listens to the same event. */
function hear(event: PopStateEvent): void {
  const before = here;
  const ours = stepping;
  look();
  stepping = false;
  later();
  if (here.place !== before.place) return closeFrom(0);
  if (here.depth === before.depth) return;
  event.stopImmediatePropagation();
  if (ours) return;
  if (here.depth > before.depth && history.length > stepIn(history.state).last) {
    stepping = true;
    history.forward();
  } else closeFrom(here.depth);
}

function closeFrom(depth: number): void {
  for (const { close } of sheets.slice(depth).toReversed()) close();
}

/** Once everything of this moment is said: a sheet that closes and one that opens are one change. */
function later(): void {
  setTimeout(settle);
}

/** As many steps as sheets. While a page is on its way, the history is the router's. */
function settle(): void {
  if (stepping || (router !== null && router.state.navigation.state !== 'idle')) return;
  look();
  if (sheets.length < here.depth) {
    stepping = true;
    history.go(sheets.length - here.depth);
  }
  while (sheets.length > here.depth) {
    const step = { ...(history.state as object | null), sheets: here.depth + 1 };
    history.pushState(step, '');
    history.replaceState({ ...step, last: history.length }, '');
    look();
  }
}

function look(): void {
  // The same for the router: its number of the step, and the address.
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  here = { place: `${String(idx)} ${location.pathname}${location.search}`, depth: stepIn(history.state).sheets };
}

/** How many sheets lie over the page at this step, and how long the history was when it was its last. */
function stepIn(state: unknown): { sheets: number; last: number } {
  const { sheets, last } = (state ?? {}) as { sheets?: unknown; last?: unknown };
  return { sheets: typeof sheets === 'number' ? sheets : 0, last: typeof last === 'number' ? last : 0 };
}
