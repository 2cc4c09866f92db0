import { useEffect, useId, useMemo } from 'react';
import { SmallPicture } from '../../../output/page/small-picture';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { nameOf, type Header } from '../../../saving/state/header';
import { selectListed, selectNames } from '../../../saving/state/names';
import { refreshList } from '../../../saving/state/open-signature';
import { pictureOf } from '../../../saving/state/save';
import { chooseSource, readSource, selectSource } from '../../state/source';
import { OptionCard, OptionGroup } from '../../../ui/fields/option-card';
import { useHeldOf } from '../parts/use-held-of';
import { useMade, useTeamView } from '../parts/team-view';
import { SIGNATURE_WORDS } from '../copy';

/** The visitor's signatures as small pictures, one of them chosen. */
export function SignatureChoice() {
  const name = useId();
  const headers = useHeaders();
  const dispatch = useAppDispatch();
  const choice = useAppSelector((state) => state.team.setup.choice);
  const source = useAppSelector(selectSource);
  const openId = useAppSelector((state) => state.saving.id);
  const chosen = source?.id ?? choice?.id ?? openId;
  useEffect(() => {
    void dispatch(refreshList());
  }, [dispatch]);
  const names = useAppSelector(selectNames);
  const isMissing = source === null;
  useEffect(() => {
    if (isMissing) void dispatch(readSource());
  }, [dispatch, isMissing]);
  return (
    <div className="-m-1 max-h-80 scroll-thin overflow-y-auto p-1">
      <OptionGroup
        label={SIGNATURE_WORDS.choice}
        isLabelHidden
        className="grid-cols-[repeat(auto-fill,minmax(min(150px,calc(50%-6px)),1fr))] gap-3"
      >
        {headers.map((header) => (
          <OptionCard
            key={header.id}
            name={name}
            value={header.id}
            caption={names.get(header.id) ?? nameOf(header)}
            picture={<Picture html={header.picture} isChosen={header.id === chosen} />}
            isSelected={header.id === chosen}
            onSelect={() => void dispatch(chooseSource(header.id))}
          />
        ))}
      </OptionGroup>
    </div>
  );
}

/** What lies on the device and is not deleted; the open one as it stands, first. */
function useHeaders(): readonly Header[] {
  const id = useAppSelector((state) => state.saving.id);
  const list = useAppSelector(selectListed);
  const picture = useAppSelector(pictureOf);
  return useMemo(() => {
    const open = list.filter((header) => header.id === id);
    const others = list.filter((header) => header.id !== id && header.deleted === null);
    return [...open.map((header) => ({ ...header, picture })), ...others];
  }, [id, list, picture]);
}

interface PictureProps {
  /** As it was saved; blank where it has not been made yet. */
  readonly html: string;
  readonly isChosen: boolean;
}

/** One that was never made shows the first person's while it is chosen. */
function Picture({ html, isChosen }: PictureProps) {
  const { members } = useTeamView();
  const first = members[0] ?? null;
  const made = useMade(isChosen && html === '' ? first : null);
  const held = useHeldOf(first);
  const shown = html === '' ? (made?.html ?? '') : html;
  const make = useMemo(() => (shown === '' ? null : () => shown), [shown]);
  if (make === null) return <Placeholder />;
  return <SmallPicture make={make} held={held} isFitted placeholder={<Placeholder />} />;
}

/** Lines where there is nothing to be seen yet. */
function Placeholder() {
  return (
    <span className="grid h-full content-center gap-2 px-5">
      <span className="h-1.5 w-3/4 rounded-full bg-[#e4e1da]" />
      <span className="h-1.5 w-1/2 rounded-full bg-[#e4e1da]" />
    </span>
  );
}
