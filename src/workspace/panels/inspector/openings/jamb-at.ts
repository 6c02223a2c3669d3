import type { Door } from '#design/records/door.ts';
import type { WallSide } from '#design/records/wall.ts';

/** The jamb on one's left or right hand, standing where the door opens to and looking at it. */
export function jambAt(hand: 'left' | 'right', side: WallSide): Door['hinge'] {
  return hand === side ? 'b' : 'a';
}
