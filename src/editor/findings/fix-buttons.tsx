import { useMemo } from 'react';
import type { Proposal } from '../../fixes/fix';
import { fixesFor } from '../../fixes/apply-fix';
import type { Finding } from '../../model/findings';
import { findById } from '../../scene/selection';
import type { Scene } from '../../scene/scene';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/button';
import { carryOut, warningAgain } from '../commands/fixes';
import { useFixContext } from '../element-context';
import { selectScene } from '../selectors';
import type { DesignFinding } from './select-findings';

export interface FixButtonsProps {
  readonly finding: DesignFinding;
  /** Called once a fix has been carried out. */
  readonly onFixed: () => void;
}

/** What can be done about a finding. */
export function FixButtons({ finding, onFixed }: FixButtonsProps) {
  const { id } = finding;
  const scene = useAppSelector(selectScene);
  const isPreview = useAppSelector((state) => state.view.isPreview);
  const context = useFixContext();
  const dispatch = useAppDispatch();
  const offers = useMemo(
    () => [...fixesFor(finding, scene, context), ...wayBack(finding, scene, id)],
    [finding, scene, context, id],
  );
  if (offers.length === 0 || id === null || isPreview) return null;
  const apply = (offer: Proposal) => {
    dispatch(carryOut(offer, id));
    onFixed();
  };
  return (
    <div className="flex flex-wrap gap-1.5">
      {offers.map((offer) => (
        <Button key={offer.label} size="sm" onClick={() => apply(offer)}>
          {offer.label}
        </Button>
      ))}
    </div>
  );
}

/** What was accepted as a picture can be warned of again. */
function wayBack({ rule }: Finding, scene: Scene, id: string | null): readonly Proposal[] {
  const element = rule === 'text-drawn' && id !== null ? findById(scene, id) : null;
  return element?.asPicture === true && !element.locked ? [warningAgain(element.id)] : [];
}
