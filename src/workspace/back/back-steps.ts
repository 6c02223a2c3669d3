/** What the button back closes before it leaves the workspace, the last opened first. */
export interface BackSteps {
  /** Something was opened; answers how to say that it is closed again. */
  opened(close: () => void): () => void;
  /** Listens to the browser until the returned function is called. */
  listen(): () => void;
}

/** Of an entry of the browser's history: how many things were open when it was made. */
interface Mark {
  /** Of this page load: after another one nothing is open any more. */
  of: string;
  depth: number;
}

/**
 * Each thing that is open has an entry of its own in the history, at the same address, made when it was opened. The
 * router hears nothing of those entries: for it the page stays the same.
 */
export function createBackSteps(browser: Window, id: string): BackSteps {
  const { history, location } = browser;
  let steps: (() => void)[] = [];
  /** Ways back that we asked for ourselves, because something was closed by another way than the button. */
  let own = 0;
  let address = '';
  let settling = false;

  function depth(): number {
    const { backStep } = (history.state ?? {}) as { backStep?: Mark };
    return backStep?.of === id ? backStep.depth : 0;
  }

  /** As many entries as things are open. */
  function settle(): void {
    settling = false;
    const has = depth();
    if (has === 0) address = location.href;
    // Another page is there meanwhile: its history is not ours.
    if (location.href !== address) return;
    for (let more = has + 1; more <= steps.length; more++)
      history.pushState({ ...(history.state as object | null), backStep: { of: id, depth: more } satisfies Mark }, '');
    if (has <= steps.length) return;
    own++;
    history.go(steps.length - has);
  }

  /** Later: one panel that makes way for another is one thing, not two. */
  function settleSoon(): void {
    if (settling) return;
    settling = true;
    queueMicrotask(settle);
  }

  function travelled(event: PopStateEvent): void {
    const asked = own > 0;
    if (asked) own--;
    if (location.href !== address || (!asked && depth() === steps.length)) return;
    event.stopImmediatePropagation();
    if (!asked) for (const close of steps.slice(depth()).toReversed()) close();
    settleSoon();
  }

  return {
    opened(close) {
      steps = [...steps, close];
      settleSoon();
      return () => {
        steps = steps.filter((each) => each !== close);
        settleSoon();
      };
    },
    listen() {
      // Before the router, which would load the page anew.
      browser.addEventListener('popstate', travelled, { capture: true });
      return () => browser.removeEventListener('popstate', travelled, { capture: true });
    },
  };
}
