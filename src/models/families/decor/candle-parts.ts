import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { move } from '#models/geometry/transform.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

export interface CandleSize {
  width: number;
  depth: number;
  height: number;
  burnt: boolean;
}

export interface CandleParts {
  body: Mesh[];
  wood: Mesh[];
  candle: Mesh[];
  wick: Mesh[];
  glass: Mesh[];
}

export type Maker = (size: CandleSize, detail: Detail) => CandleParts;

/** The same, of wood. */
export function wooden(body: Mesh[], candles: CandleParts[]): CandleParts {
  return { ...parts([], candles), wood: body };
}

export function parts(body: Mesh[], candles: CandleParts[] = [], glass: Mesh[] = []): CandleParts {
  return {
    body,
    wood: [],
    candle: candles.flatMap((each) => each.candle),
    wick: candles.flatMap((each) => each.wick),
    glass,
  };
}

/** A candle standing at a place, its wick reaching `top`. */
export function candle(at: Vec3, top: number, radius: number, burnt: boolean, detail: Detail): CandleParts {
  const tall = top - at[2] - 8;
  const profile: Vec2[] = burnt
    ? [
        [radius, 0],
        [radius, tall - 5],
        [radius * 0.85, tall],
        [radius * 0.6, tall - 4],
        [0, tall - 5],
      ]
    : [
        [radius, 0],
        [radius * 0.92, tall - radius * 0.9],
        [radius * 0.55, tall - radius * 0.25],
        [radius * 0.2, tall],
      ];
  const wick = cylinder({ radius: 1, height: 14 }, detail);
  return {
    body: [],
    wood: [],
    candle: [move(lathe(profile, detail, { crease: 50 }), ...at)],
    wick: [move(wick, at[0], at[1], top - 14)],
    glass: [],
  };
}

export function cup(r: number, tall: number, detail: Detail): Mesh {
  return lathe(
    [
      [r * 0.6, 0],
      [r, 3],
      [r, tall],
      [r - 1.5, tall],
      [r - 1.5, 5],
      [0, 5],
    ],
    detail,
    { crease: 40 },
  );
}

/** A turned stick with one dinner candle. */
export function stick(profile: readonly Vec2[]): Maker {
  return ({ width, height, burnt }, detail) => {
    const tall = height * (burnt ? 1.24 : 1);
    const body = lathe(
      profile.map(([x, z]): Vec2 => [(x * width) / 2, z * tall]),
      detail,
      { crease: 32 },
    );
    return parts([body], [candle([0, 0, profile.at(-1)![1] * tall - 4], height, 10.5, burnt, detail)]);
  };
}
