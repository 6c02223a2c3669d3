/*
 * The stand-in page lays nothing out, and its observer of sizes never answers. A browser's answers once for whatever it
 * begins to observe, before the next picture: so does this one, after the work at hand.
 */
class SizeReporter implements ResizeObserver {
  readonly #report: ResizeObserverCallback;
  readonly #due = new Set<Element>();

  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }

  observe(target: Element): void {
    if (this.#due.size === 0) queueMicrotask(() => this.#answer());
    this.#due.add(target);
  }

  unobserve(target: Element): void {
    this.#due.delete(target);
  }

  disconnect(): void {
    this.#due.clear();
  }

  #answer(): void {
    const entries = [...this.#due].map((target) => ({ target }) as ResizeObserverEntry);
    this.#due.clear();
    if (entries.length > 0) this.#report(entries, this);
  }
}

window.ResizeObserver = SizeReporter;
