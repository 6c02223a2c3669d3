import { z } from 'zod';
import { findFinish } from '#models/materials/library.ts';
import { readStored, writeStored } from '#ui/stored.ts';

const key = 'hien-recent-finishes';
const most = 8;

/** What was put on a surface last, in this browser only. A text that is not ours is none. */
export function recentFinishes(): readonly string[] {
  try {
    return z
      .array(z.string().max(60))
      .parse(JSON.parse(readStored(key) ?? '[]'))
      .filter((id) => findFinish(id));
  } catch {
    return [];
  }
}

export function rememberFinish(id: string): void {
  const others = recentFinishes().filter((each) => each !== id);
  writeStored(key, JSON.stringify([id, ...others].slice(0, most)));
}
