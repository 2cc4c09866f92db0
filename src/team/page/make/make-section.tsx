import { useState } from 'react';
import { websiteHref } from '../../../model/links';
import type { Manifest } from '../../core/archive/manifest';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { makeArchive } from '../../state/archive';
import { Button } from '../../../ui/button';
import { Section } from '../parts/section';
import { useTeamView } from '../parts/team-view';
import { MAKE_WORDS } from '../words';
import { CommandHint } from './command-hint';
import { EarlierRun } from './earlier-run';
import { ImagesChoice } from './images-choice';
import { Made } from './made';
import { Making } from './making';
import { PackChoice } from './pack-choice';

/** How the signatures travel, what goes with them, and the archive. */
export function MakeSection() {
  const [previous, setPrevious] = useState<Manifest | null>(null);
  return (
    <Section number={4} title="Make">
      <ImagesChoice />
      <PackChoice />
      <EarlierRun previous={previous} onChange={setPrevious} />
      <Maker previous={previous} />
      <CommandHint previous={previous} />
    </Section>
  );
}

function Maker({ previous }: { readonly previous: Manifest | null }) {
  const { scene, members } = useTeamView();
  const dispatch = useAppDispatch();
  const making = useAppSelector((state) => state.team.making);
  const reason = useAppSelector(({ team: { setup } }) =>
    setup.images === 'hosted' && websiteHref(setup.host) === null ? MAKE_WORDS.needsHost : null,
  );
  if (making.status === 'making') return <Making progress={making.progress} />;
  const isMade = making.status === 'made';
  return (
    <>
      {isMade && <Made making={making} />}
      <Button
        variant={isMade ? 'secondary' : 'primary'}
        size="lg"
        className="justify-self-start tabular-nums"
        disabledReason={members.length === 0 ? MAKE_WORDS.nobody : reason}
        onClick={() => void dispatch(makeArchive(scene, previous))}
      >
        {isMade ? MAKE_WORDS.again : MAKE_WORDS.make(members.length)}
      </Button>
    </>
  );
}
