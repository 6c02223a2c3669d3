import type { Point } from '#lib/vec2.ts';

/** A plan picture is scaled by two points and the length that is known between them. */
export type UnderlayState =
  | { readonly tool: 'underlay'; readonly state: 'ready' }
  | { readonly tool: 'underlay'; readonly state: 'measuring'; readonly a: Point; readonly pressed: Point | null }
  | {
      readonly tool: 'underlay';
      readonly state: 'typing';
      readonly a: Point;
      readonly b: Point;
      readonly typed: string;
    };
export type UnderlayIn<Name extends UnderlayState['state']> = Extract<UnderlayState, { state: Name }>;
