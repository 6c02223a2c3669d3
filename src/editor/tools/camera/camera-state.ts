import type { Point } from '#lib/vec2.ts';

export type CameraState =
  | { readonly tool: 'camera'; readonly state: 'ready'; readonly kind: 'still' | 'panorama' }
  | {
      readonly tool: 'camera';
      readonly state: 'aiming';
      readonly kind: 'still' | 'panorama';
      readonly at: Point;
      readonly id: string;
      readonly pressed: boolean;
    };
export type CameraIn<Name extends CameraState['state']> = Extract<CameraState, { state: Name }>;
