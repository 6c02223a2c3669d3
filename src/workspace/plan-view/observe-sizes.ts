import { flushSync } from 'react-dom';

type Measure = () => void;

const measures = new Map<Element, Set<Measure>>();
let observer: ResizeObserver | null = null;

/**
 * Calls `measure` for these elements once and whenever the size of one changes, between laying out and painting: asked
 * any earlier, the page would be laid out in the middle of building it; any later, what is drawn for the old size would
 * stand in the wrong place for a moment. One observer for all, so that everything is measured before anything is drawn
 * anew. Ends with what it returns.
 */
export function observeSizes(elements: readonly Element[], measure: Measure): () => void {
  observer ??= new ResizeObserver(measureAll);
  for (const element of elements) {
    const of = measures.get(element) ?? new Set();
    measures.set(element, of.add(measure));
    // Anew, so that it answers once.
    observer.unobserve(element);
    observer.observe(element);
  }
  return () => {
    for (const element of elements) {
      const of = measures.get(element);
      of?.delete(measure);
      if (of?.size !== 0) continue;
      measures.delete(element);
      observer?.unobserve(element);
    }
  };
}

function measureAll(entries: readonly ResizeObserverEntry[]): void {
  const due = new Set(entries.flatMap(({ target }) => [...(measures.get(target) ?? [])]));
  flushSync(() => {
    for (const measure of due) measure();
  });
}
