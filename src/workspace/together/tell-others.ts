import type { Session } from '#editor/session.ts';
import type { Point } from '#lib/vec2.ts';
import type { TogetherPort } from './together-port.ts';

/** As many ids as a cursor carries. */
const mostSelected = 20;

/** Says where this person points and what they have selected. */
export interface Telling {
  /** Over which place of the plan the pointer is; null beside it. */
  place(at: Point | null): void;
  /** Follows selection and storey; answers how to stop. */
  follow(): () => void;
}

export function tellOthers(port: TogetherPort, session: Session): Telling {
  let pointed: Point | null = null;
  function tell(): void {
    const { level, selection } = session.state;
    port.point({ level, at: pointed, selected: selection.slice(0, mostSelected) });
  }
  return {
    place(at) {
      pointed = at && { x: Math.round(at.x), y: Math.round(at.y) };
      tell();
    },
    follow() {
      let { level, selection } = session.state;
      tell();
      return session.subscribe(() => {
        const now = session.state;
        if (now.level === level && now.selection === selection) return;
        ({ level, selection } = now);
        tell();
      });
    },
  };
}
