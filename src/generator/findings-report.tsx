import { ClientRow } from '../inbox/client-row';
import { useAppSelector } from '../store/hooks';
import { FindingsList } from './findings-list';
import { selectFormFindings } from './select-form-findings';

interface FindingsReportProps {
  /** Called when the visitor goes to a field. */
  readonly onLeave?: (() => void) | undefined;
}

/** How the signature fares in mail clients, and what to know before it is taken away. */
export function FindingsReport({ onLeave }: FindingsReportProps) {
  const findings = useAppSelector(selectFormFindings);
  const isMade = useAppSelector(({ output }) => output.html !== '');
  return (
    <>
      {isMade && <ClientRow findings={findings} />}
      <FindingsList onLeave={onLeave} />
    </>
  );
}
