import { useBuilderDispatch, useBuilderSelector } from '../store/builder-hooks';
import { takeOverDesign, workOnCopy } from '../store/design-keeping';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

/** Asks what to do while another tab is at work on the same design. Closing it goes on with a copy: nothing is lost. */
export function TabsDialog() {
  const isElsewhere = useBuilderSelector((state) => state.tabs.hold === 'elsewhere');
  const dispatch = useBuilderDispatch();
  const copy = (): void => {
    dispatch(workOnCopy());
  };
  return (
    <Dialog
      isOpen={isElsewhere}
      onOpenChange={(isOpen) => !isOpen && copy()}
      title="This design is open in another tab"
      description="Only one tab can save it. Go on here with all that was done there, or leave it there and work on a copy."
      actions={
        <>
          <Button onClick={copy}>Work on a copy</Button>
          <Button variant="primary" onClick={() => void dispatch(takeOverDesign())}>
            Go on here
          </Button>
        </>
      }
    />
  );
}
