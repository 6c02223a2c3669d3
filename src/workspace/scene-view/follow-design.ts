import type { Design } from '#design/document.ts';
import type { Placement3 } from '#elements/placed-part.ts';
import { movedPieces, pieceAt } from './moved-pieces.ts';

/** What a home in 3D can be told; `HomeStage` and its scene are one. */
export interface FollowedHome {
  update(design: Design, level: string): Promise<void>;
  overlay(id: string, at: Placement3): void;
  endOverlay(id: string): void;
  redraw(): void;
}

interface Following {
  /** `inHand`: with something that is not yet done. */
  show(design: Design, level: string, inHand: boolean): void;
}

/**
 * Keeps a home in 3D like the design: a piece in hand is shown elsewhere and nothing else is touched; all else goes to
 * the worker, which sends what has changed. `onFailed`: the worker is gone.
 */
export function followDesign(home: FollowedHome, first: Design, on: string, onFailed: () => void): Following {
  let asked = { design: first, level: on };
  const overlaid = new Set<string>();

  function drag(design: Design): boolean {
    const moved = movedPieces(asked.design, design);
    if (!moved) return false;
    const places = new Map(moved.map(({ id, at }) => [id, at]));
    for (const [id, at] of places) {
      home.overlay(id, at);
      overlaid.add(id);
    }
    for (const id of overlaid) {
      const back = places.has(id) ? null : pieceAt(asked.design, id);
      if (back) home.overlay(id, back);
    }
    home.redraw();
    return true;
  }

  return {
    show(design, level, inHand) {
      if (design === asked.design && level === asked.level && overlaid.size === 0) return;
      if (inHand && level === asked.level && drag(design)) return;
      asked = { design, level };
      const ending = [...overlaid];
      overlaid.clear();
      home.update(design, level).then(() => {
        // It may be in hand again.
        for (const id of ending) if (!overlaid.has(id)) home.endOverlay(id);
        home.redraw();
      }, onFailed);
    },
  };
}
