/** A place on a line something may slide to, and what it is. */
export interface Stop<Kind extends string = string> {
  readonly at: number;
  readonly kind: Kind;
  readonly of?: string;
}

/** Where something `size` long with its middle at `at` stands on a line. */
export interface Span {
  readonly at: number;
  readonly size: number;
  readonly id?: string;
}

/** The nearest stop within reach; the order of the list decides between equals. */
export function nearestStop<Kind extends string>(
  wanted: number,
  stops: readonly Stop<Kind>[],
  reach: number,
): Stop<Kind> | null {
  let best: Stop<Kind> | null = null;
  for (const stop of stops) {
    const gap = Math.abs(stop.at - wanted);
    if (gap <= reach && (!best || gap < Math.abs(best.at - wanted) - 1e-6)) best = stop;
  }
  return best;
}

/** Middles at which both gaps are alike: between two neighbours, or as far from one as it is from the next. */
export function equalGaps(size: number, neighbours: readonly Span[], low?: number, high?: number): Stop<'gap'>[] {
  const edges = neighbours
    .map(({ at, size }) => ({ from: at - size / 2, to: at + size / 2 }))
    .toSorted((p, q) => p.from - q.from);
  const walls = [
    ...(low === undefined ? [] : [{ from: low, to: low }]),
    ...edges,
    ...(high === undefined ? [] : [{ from: high, to: high }]),
  ];
  const stops: Stop<'gap'>[] = [];
  for (let i = 0; i + 1 < walls.length; i++) {
    const gap = walls[i + 1]!.from - walls[i]!.to;
    if (gap >= size) stops.push({ at: walls[i]!.to + gap / 2, kind: 'gap' });
  }
  for (let i = 0; i + 1 < edges.length; i++) {
    const gap = edges[i + 1]!.from - edges[i]!.to;
    if (gap <= 0) continue;
    stops.push({ at: edges[i + 1]!.to + gap + size / 2, kind: 'gap' });
    stops.push({ at: edges[i]!.from - gap - size / 2, kind: 'gap' });
  }
  return stops;
}

/** Side against side, sides in line, middles in line. */
export function edgeStops(size: number, neighbours: readonly Span[]): Stop<'edge'>[] {
  return neighbours.flatMap(({ at, size: other, id }) =>
    [at - (other + size) / 2, at + (other + size) / 2, at - (other - size) / 2, at + (other - size) / 2, at].map(
      (stop) => ({ at: stop, kind: 'edge' as const, ...(id !== undefined && { of: id }) }),
    ),
  );
}
