import { SCENE_LIMITS } from './limits';
import type { Scene } from './scene';

export const EMPTY_SCENE: Scene = {
  background: '#ffffff',
  frame: { ...SCENE_LIMITS.frame, trim: false },
  elements: [],
};
