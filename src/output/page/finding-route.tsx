import { DESTINATIONS, type DestinationId } from '../../model/destinations';
import type { Finding } from '../../model/findings/findings';
import { dialogChanged } from '../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { rememberDestination } from '../../store/remembered-destination';
import { TextButton } from '../../ui/buttons/text-button';

interface FindingRouteProps {
  readonly finding: Pick<Finding, 'rule'>;
  /** Called before the dialog opens. */
  readonly onLeave?: (() => void) | undefined;
}

/** Opens a way of taking the signature away that keeps what a plain copy loses. */
export function FindingRoute({ finding: { rule }, onLeave }: FindingRouteProps) {
  const dispatch = useAppDispatch();
  const hasPictures = useAppSelector(({ output }) => output.findings.some(isOfPictures));
  const id = hasPictures ? destinationOf(rule) : null;
  const destination = DESTINATIONS.find((one) => one.id === id);
  if (destination === undefined) return null;
  const open = (): void => {
    onLeave?.();
    dispatch(rememberDestination(destination.id));
    dispatch(dialogChanged('useItIn'));
  };
  const words = rule === 'over-gmail-limit' ? 'Fix it for' : 'See your options for';
  return <TextButton onClick={open}>{`${words} ${destination.label}…`}</TextButton>;
}

function isOfPictures({ rule }: Finding): boolean {
  return rule.startsWith('embedded-');
}

function destinationOf(rule: Finding['rule']): DestinationId | null {
  if (rule === 'over-gmail-limit' || rule === 'near-gmail-limit') return 'gmail';
  if (!rule.startsWith('embedded-')) return null;
  return rule.endsWith('-outlook') ? 'outlook-classic' : 'gmail';
}
