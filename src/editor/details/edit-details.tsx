import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/buttons/button';
import { PanelSection } from '../panels/sections/panel-section';
import { useShowPanel } from '../panels/show-panel';
import { selectPerson } from '../selectors';

/** The name of the design's person, and a button to the panel that changes the details. */
export function EditDetails() {
  const fullName = useAppSelector((state) => selectPerson(state).fullName);
  const jobTitle = useAppSelector((state) => selectPerson(state).jobTitle);
  const show = useShowPanel();
  return (
    <PanelSection
      title="Your details"
      aside={
        <Button
          variant="ghost"
          size="sm"
          className="-me-2 forced-colors:me-0"
          onClick={() => show('details')}
        >
          Edit
        </Button>
      }
    >
      <p className="text-sm">
        {fullName || 'No details yet'}
        {jobTitle !== '' && <span className="block text-ink-muted">{jobTitle}</span>}
      </p>
    </PanelSection>
  );
}

/** Below a field that is blank: where what is shown instead is written. */
export function FollowsDetails() {
  return (
    <>
      Empty uses <YourDetails />.
    </>
  );
}

/** Below a text of which parts are bound. */
export function PartsFollowDetails() {
  return (
    <>
      Linked to <YourDetails />. What you retype is unlinked.
    </>
  );
}

function YourDetails() {
  const show = useShowPanel();
  return (
    <button
      type="button"
      onClick={() => show('details')}
      className="font-medium text-accent underline-offset-2 hover:underline"
    >
      your details
    </button>
  );
}
