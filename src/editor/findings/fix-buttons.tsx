import { useMemo, useState } from 'react';
import { FIXES } from '../../fixes/fixes';
import { isFixedBy } from '../../model/findings/finding-rows';
import type { FixQuestion, Offer } from '../../fixes/question';
import { findById } from '../../scene/selection';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/buttons/button';
import { carryOut, warningAgain } from '../commands/fixes';
import { selectScene } from '../selectors';
import { fixOnceConfirmed } from './run-fix';
import type { DesignFinding } from './select-findings';
import { useFixes } from './use-fixes';

export interface FixButtonsProps {
  readonly finding: DesignFinding;
  /** Called once a fix has been carried out. */
  readonly onFixed: () => void;
}

/** What can be done about a finding. */
export function FixButtons({ finding, onFixed }: FixButtonsProps) {
  const isPreview = useAppSelector((state) => state.view.isPreview);
  const { id } = finding;
  if (id === null || isPreview) return null;
  return (
    <>
      {FIXES.some((fix) => isFixedBy(finding.rule, fix.id)) && (
        <OfferButtons id={id} finding={finding} onFixed={onFixed} />
      )}
      {finding.rule === 'text-drawn' && <WayBack id={id} onFixed={onFixed} />}
    </>
  );
}

interface ButtonsProps extends FixButtonsProps {
  /** The element concerned. */
  readonly id: string;
}

/** The fixes that help. What was offered last stays while it is asked again, and is done only if it still helps then. */
function OfferButtons({ id, finding: { rule, origin }, onFixed }: ButtonsProps) {
  const dispatch = useAppDispatch();
  const question = useMemo(
    (): FixQuestion => ({ kind: 'about', finding: { rule, origin } }),
    [rule, origin],
  );
  const known = useFixes(question);
  const [offers, setOffers] = useState<readonly Offer[] | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  if (typeof known !== 'string' && known !== offers) setOffers(known);
  if (known === 'unknown') return <Quiet>Could not look for fixes.</Quiet>;
  if (offers === null) return <Quiet>Looking for fixes…</Quiet>;
  if (offers.length === 0) return null;
  const fixWhenKnown = async (fix: string) => {
    setPressed(fix);
    if (await dispatch(fixOnceConfirmed(question, fix, [id]))) onFixed();
    setPressed(null);
  };
  const apply = (offer: Offer) => {
    if (known !== offers) return void fixWhenKnown(offer.fix);
    dispatch(carryOut(offer, id));
    onFixed();
  };
  return (
    <div className="flex flex-wrap gap-1.5">
      {offers.map((offer) => (
        <Button
          key={offer.label}
          size="sm"
          isBusy={pressed === offer.fix}
          onClick={() => apply(offer)}
        >
          {offer.label}
        </Button>
      ))}
    </div>
  );
}

/** What was accepted as a picture can be warned of again. */
function WayBack({ id, onFixed }: Omit<ButtonsProps, 'finding'>) {
  const element = useAppSelector((state) => findById(selectScene(state), id));
  const dispatch = useAppDispatch();
  if (element?.asPicture !== true || element.locked) return null;
  const warn = () => {
    dispatch(carryOut(warningAgain(id), id));
    onFixed();
  };
  return (
    <Button size="sm" onClick={warn}>
      {warningAgain(id).label}
    </Button>
  );
}

function Quiet({ children }: { readonly children: string }) {
  return <p className="text-xs text-ink-muted">{children}</p>;
}
