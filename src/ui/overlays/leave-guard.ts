/** Someone wants away from a page on which something is not saved. */
export interface LeaveRequest {
  goOn(): void;
  stay(): void;
}
type LeavePrompt = (leaving: LeaveRequest) => void;

/**
 * Of this window. The router has one blocker for the whole page (`shell/start/full-load.tsx`), so forms say here what
 * they have to lose.
 */
let prompts: readonly LeavePrompt[] = [];

/** Until it is taken back, links, the back button and closing the page ask first. */
export function guardLeaving(ask: LeavePrompt): () => void {
  window.addEventListener('beforeunload', blockUnload);
  prompts = [...prompts, ask];
  return () => setPrompts(prompts.filter((each) => each !== ask));
}

export function isLeavingGuarded(): boolean {
  return prompts.length > 0;
}

/** One question for all forms of the page; who goes on is not asked again. */
export function askToLeave({ goOn, stay }: LeaveRequest): void {
  prompts.at(-1)?.({
    stay,
    goOn: () => {
      setPrompts([]);
      goOn();
    },
  });
}

function setPrompts(left: readonly LeavePrompt[]): void {
  prompts = left;
  if (left.length === 0) window.removeEventListener('beforeunload', blockUnload);
}

function blockUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
