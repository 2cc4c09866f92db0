import { ClientRow } from '../../output/page/client-row';
import { SizeMeter } from '../../output/page/size-meter';
import { useAppSelector } from '../../store/hooks';
import { FindingsList } from './findings-list';
import { HowTo } from './how-to';
import { selectFormFindings } from './select-form-findings';

interface OutputReportProps {
  /** Called when the visitor goes to a field. */
  readonly onLeave?: (() => void) | undefined;
}

/** How large the signature is, how it fares in mail clients, and what to know before it is taken away. */
export function OutputReport({ onLeave }: OutputReportProps) {
  const findings = useAppSelector(selectFormFindings);
  const characters = useAppSelector(({ output }) => output.html.length);
  const isEmpty = useAppSelector(({ output }) => output.isEmpty);
  return (
    <>
      <SizeMeter characters={characters} />
      {characters > 0 && !isEmpty && <ClientRow findings={findings} />}
      <FindingsList onLeave={onLeave} />
      <HowTo />
    </>
  );
}
