const signOutEvent = 'hien:signed-out';
const unsentEvent = 'hien:unsent-asked';

interface Collected<T> {
  add(work: Promise<T>): void;
}

/** Somebody signed out here by their own wish: what the browser keeps of them goes, before the page knows. */
export async function announceSignOut(): Promise<void> {
  await Promise.allSettled(collect<unknown>(signOutEvent));
}

/** How much of what the person did would be lost by that: it has not reached the server. */
export async function unsentBeforeSignOut(): Promise<number> {
  const counts = await Promise.allSettled(collect<number>(unsentEvent));
  return counts.reduce((sum, count) => sum + (count.status === 'fulfilled' ? count.value : 0), 0);
}

export function onSignOut(work: () => Promise<unknown>): () => void {
  return listen(signOutEvent, work);
}

export function onUnsentAsked(count: () => Promise<number>): () => void {
  return listen(unsentEvent, count);
}

function collect<T>(name: string): Promise<T>[] {
  const works: Promise<T>[] = [];
  const detail: Collected<T> = { add: (work) => void works.push(work) };
  window.dispatchEvent(new CustomEvent(name, { detail }));
  return works;
}

function listen<T>(name: string, work: () => Promise<T>): () => void {
  const hear = (event: Event) => (event as CustomEvent<Collected<T>>).detail.add(work());
  window.addEventListener(name, hear);
  return () => window.removeEventListener(name, hear);
}
