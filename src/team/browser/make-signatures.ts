import type { MadeSignature, HostedPicture } from '../core/member';
import { memberMaker, type MakeMember, type RenderingPorts } from '../core/make-member';
import { measureOf } from '../../fonts/browser/measure-of';
import type { PageForWorker } from './ask-page';
import type { MadeBatch, MakeJob, MakeRun } from './messages';

/** A page shows one run while it writes another; what was drawn for earlier ones is dropped. */
const MOST_MAKERS = 2;

/** So many members are begun at once, so that pictures of their own are drawn side by side. */
const MOST_AT_ONCE = 4;

const makers = new Map<number, MakeMember>();

/** Makes the signatures of a batch; a failure of one does not affect the others. */
export async function makeSignatures(
  job: MakeJob,
  page: Omit<PageForWorker, 'settle'>,
): Promise<MadeBatch> {
  const make = makerOf(job, page);
  const made: (MadeSignature | null)[] = job.members.map(() => null);
  const problems: string[] = [];
  const left = job.members.entries();
  const makeOn = async (): Promise<void> => {
    for (const [place, member] of left) {
      try {
        made[place] = await make(member);
      } catch (cause) {
        problems.push(String(cause));
      }
    }
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, makeOn));
  return { kind: 'made', made: withSharedPictures(made), problems };
}

/** What makes the signatures of a run; the same for the same run, so that what was drawn is kept. */
export function makerOf(
  { run, runId, faces, photos }: MakeRun,
  { draw, photoOf }: Omit<PageForWorker, 'settle'>,
): MakeMember {
  const known = makers.get(runId);
  if (known !== undefined) return known;
  const [oldest] = makers.keys();
  if (makers.size >= MOST_MAKERS && oldest !== undefined) makers.delete(oldest);
  const renderingPorts: RenderingPorts = {
    draw,
    ...(photos === null ? {} : { photoOf: (member) => photoOf(photos, member) }),
    measureOf: (design) => measureOf(design, faces),
  };
  const make = memberMaker(run, renderingPorts);
  makers.set(runId, make);
  return make;
}

/** A message carries an object once, however often it stands in it: the logo of a company is sent once for a batch. */
function withSharedPictures(
  made: readonly (MadeSignature | null)[],
): readonly (MadeSignature | null)[] {
  const known = new Map<string, HostedPicture>();
  const shared = (picture: HostedPicture): HostedPicture => {
    const first = known.get(picture.name) ?? picture;
    known.set(picture.name, first);
    return first;
  };
  return made.map((each) => each && { ...each, pictures: each.pictures.map(shared) });
}
