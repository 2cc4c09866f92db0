import { doImageJob } from './image-jobs';
import { offscreenSurfaces } from './offscreen-surfaces';
import type { DrawnPicture } from './paint';
import type { ImageReply, ImageRequest } from './worker-client';

addEventListener('message', ({ data: { id, job } }: MessageEvent<ImageRequest>) => {
  const reply = (picture: DrawnPicture | null): void =>
    postMessage({ id, picture } satisfies ImageReply);
  // Null makes the page try by itself and find out what is wrong.
  doImageJob(offscreenSurfaces, job).then(reply, () => reply(null));
});
