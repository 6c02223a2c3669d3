import { onTestFinished } from 'vitest';
import type { Screen } from '#workspace/frame/use-screen.ts';

const widths = { phone: 390, tablet: 820, desk: 1440 } as const;

interface SizedWindow {
  happyDOM: { setViewport(size: { width: number }): void };
}

/** The page on such a screen, until the test is over. */
export function showOn(screen: Screen): void {
  const { happyDOM } = window as unknown as SizedWindow;
  const before = window.innerWidth;
  happyDOM.setViewport({ width: widths[screen] });
  onTestFinished(() => happyDOM.setViewport({ width: before }));
}
