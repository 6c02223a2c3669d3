import { aiming } from '#editor/tools/camera/aiming.ts';
import type { CameraState } from '#editor/tools/camera/camera-state.ts';
import { ready } from '#editor/tools/camera/ready.ts';
import type { Tool } from '#editor/tools/tool.ts';

export const cameraTool: Tool<CameraState> = {
  start: { tool: 'camera', state: 'ready', kind: 'still' },
  draws: true,
  states: { ready, aiming },
};
