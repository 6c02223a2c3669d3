/** A request to leave a page with unsaved changes. */
export interface LeaveRequest {
  goOn(): void;
  stay(): void;
}
type LeavePrompt = (leaving: LeaveRequest) => void;

/**
 * Per window. The router allows one blocker for the whole page (`shell/start/full-load.tsx`), so forms register here.
 */
let prompts: readonly LeavePrompt[] = [];

/** Until the returned function is called, links, the back button and closing the page ask first. */
export function guardLeaving(ask: LeavePrompt): () => void {
  window.addEventListener('beforeunload', blockUnload);
  prompts = [...prompts, ask];
  return () => setPrompts(prompts.filter((each) => each !== ask));
}

export function isLeavingGuarded(): boolean {
  return prompts.length > 0;
}

/** One question for all forms of the page; it is not asked again after confirming. */
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
