/** How large a design may be. A villa has some 150 walls and 400 pieces; a whole storey of flats some 1,500 walls. */
export const limits = {
  bytes: 8_000_000,
  depth: 10,
  levels: 20,
  walls: 2000,
  openings: 4000,
  rooms: 2000,
  items: 5000,
  groups: 1000,
  lights: 1000,
  cameras: 200,
  stairs: 100,
  columns: 1000,
  beams: 1000,
  dimensions: 2000,
  notes: 500,
  underlays: 40,
  /** Places where walls of one level cross: a thousand walls across a thousand others would make a million rooms. */
  crossings: 20_000,
  /**
   * Pairs of walls of one level so near that they have to be tested for crossings; arcs count many times (see
   * plan/near-pairs).
   */
  nearPairs: 200_000,
} as const;
