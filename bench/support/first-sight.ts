/** In the page: notes by its own clock when what is named first stands in it. */
export function markFirstSight(selector: string): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    performance.mark('hien-first-sight');
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** In the page: when that was. */
export function firstSight(): number {
  const seen = performance.getEntriesByName('hien-first-sight')[0]?.startTime;
  if (seen === undefined) throw new Error('never seen');
  return seen;
}

/** In the page: what was asked for before. */
export function askedBefore(time: number): string[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < time)
    .map(({ name }) => new URL(name).pathname);
}
