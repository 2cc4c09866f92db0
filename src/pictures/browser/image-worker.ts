import type { DrawnPicture } from '../../drawing/paint';
import type { WorkerReply, WorkerRequest } from '../../platform/worker-client';
import { doImageJob, type ImageJob } from './image-jobs';
import { offscreenSurfaces } from './offscreen-surfaces';

addEventListener('message', ({ data: { id, job } }: MessageEvent<WorkerRequest<ImageJob>>) => {
  const reply = (picture: DrawnPicture | null): void =>
    postMessage({ id, answer: picture } satisfies WorkerReply<DrawnPicture | null>);
  // Null makes the page try by itself and find out what is wrong.
  doImageJob(offscreenSurfaces, job).then(reply, () => reply(null));
});
