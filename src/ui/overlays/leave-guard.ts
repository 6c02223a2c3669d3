/** Someone wants away from a page on which something is not saved. */
export interface Leaving { goOn(): void; stay(): void }
type Ask = (leaving: Leaving) => void;

/** Of this window. The router has one blocker for the whole page (`shell/start/full-load.tsx`), so forms say here what they have to lose. */
let asking: readonly Ask[] = [];

/** Until it is taken back, links, the back button and closing the page ask first. */
export function guardLeaving(ask: Ask): () => void {
  window.addEventListener('beforeunload', hold);
  asking = [...asking, ask];
  return () => letGo(asking.filter((each) => each !== ask));
}

export function isLeavingGuarded(): boolean {
  return asking.length > 0;
}

/** One question for all forms of the page; who goes on is not asked again. */
export function askToLeave({ goOn, stay }: Leaving): void {
  asking.at(-1)?.({ stay, goOn: () => { letGo([]); goOn(); } });
}

function letGo(left: readonly Ask[]): void {
  asking = left;
  if (left.length === 0) window.removeEventListener('beforeunload', hold);
}

function hold(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
