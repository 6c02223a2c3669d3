/** Figures closer than this would run into each other. Pixels. */
const apart = 64;

/** The moments that get a figure: the last one, and then as many as have room, from the newest back. */
export function rulerPosts(times: readonly number[], x: (time: number) => number): number[] {
  const posts: number[] = [];
  for (const time of times.toSorted((a, b) => b - a)) {
    const last = posts.at(-1);
    if (last === undefined || x(last) - x(time) >= apart) posts.push(time);
  }
  return posts;
}

/** A post with its number takes so much. Pixels. */
const knob = 22;

/** The first two, and of the others those that cover none before them. */
export function standingApart<T>(posts: readonly T[], x: (post: T) => number): T[] {
  const stand: T[] = [];
  for (const [number, post] of posts.entries())
    if (number < 2 || stand.every((other) => Math.abs(x(other) - x(post)) >= knob)) stand.push(post);
  return stand;
}
