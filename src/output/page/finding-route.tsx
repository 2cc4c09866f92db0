import { DESTINATIONS, type DestinationId } from '../../model/destinations';
import type { Finding } from '../../model/findings/findings';
import { dialogChanged } from '../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { rememberDestination } from '../../store/remembered-destination';
import { TextButton } from '../../ui/buttons/text-button';

interface FindingRouteProps {
  readonly finding: Pick<Finding, 'rule' | 'ofPicturesInside'>;
  /** Called before the dialog opens. */
  readonly onLeave?: (() => void) | undefined;
}

/** Opens a way of taking the signature away that keeps what a plain copy loses. */
export function FindingRoute({ finding, onLeave }: FindingRouteProps) {
  const route = useFindingRoute(onLeave);
  const hasPictures = useAppSelector(({ output }) =>
    output.findings.some(({ ofPicturesInside }) => ofPicturesInside === true),
  );
  const id = hasPictures ? destinationOf(finding) : null;
  const destination = DESTINATIONS.find((one) => one.id === id);
  if (destination === undefined) return null;
  const words =
    finding.rule === 'pictures-over-gmail-limit' ? 'Fix it for' : 'See your options for';
  return (
    <TextButton
      onClick={() => route(destination.id)}
    >{`${words} ${destination.label}…`}</TextButton>
  );
}

/** Opens 'Use it in…' at a destination. */
export function useFindingRoute(onLeave?: () => void): (destination: DestinationId) => void {
  const dispatch = useAppDispatch();
  return (destination) => {
    onLeave?.();
    dispatch(rememberDestination(destination));
    dispatch(dialogChanged('useItIn'));
  };
}

/** Where a finding has a way around it; null where it has none. */
export function destinationOf({
  rule,
  ofPicturesInside,
}: FindingRouteProps['finding']): DestinationId | null {
  if (rule === 'near-gmail-limit') return 'gmail';
  if (ofPicturesInside !== true) return null;
  return rule.endsWith('-outlook') ? 'outlook-classic' : 'gmail';
}
