import { useMediaQuery } from '../ui/hooks/use-media-query';

/** A screen that is worked on by fingers, too narrow for columns beside the canvas. */
const HANDHELD = '(pointer: coarse) and (max-width: 1023px)';

export function isHandheld(): boolean {
  return matchMedia(HANDHELD).matches;
}

export function useIsHandheld(): boolean {
  return useMediaQuery(HANDHELD);
}

/** Such a screen on its side: panels stand beside the canvas, as it has little height. */
const SIDEWAYS =
  '(pointer: coarse) and (min-width: 640px) and (max-width: 1023px) and (max-height: 560px)';

export function useIsSideways(): boolean {
  return useMediaQuery(SIDEWAYS);
}
