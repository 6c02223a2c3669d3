import type { Session } from '#editor/session.ts';
import { standingPlace } from '#editor/tools/comment/comment-place.ts';
import type { Thread } from './threads-of.ts';

/** Around a comment so much is seen. Millimetres. */
const around = 2500;
/** From the middle of the view: as near as this it is in sight. Pixels. */
const inSight = { x: 260, y: 180 };

/** To the storey and the place a thread stands at; where that is gone or in sight, nothing moves. */
export function goToThread(session: Session, thread: Thread): void {
  const stands = standingPlace(session.design, thread.place);
  if (!stands) return;
  const { x, y } = stands.at;
  const { centre, scale } = session.state.view;
  const near = Math.abs(x - centre.x) * scale < inSight.x && Math.abs(y - centre.y) * scale < inSight.y;
  if (near && session.state.level === stands.level) return;
  session.set({ level: stands.level });
  session.request({
    kind: 'frame',
    bounds: { left: x - around, right: x + around, bottom: y - around, top: y + around },
  });
}
