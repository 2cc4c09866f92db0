import { useEffect, useRef, useState } from 'react';
import { VERSION_LABELS } from '../../../model/messages/version-labels';
import { dialogChanged } from '../../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/buttons/button';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { LONGEST_NAME } from '../../state/header';
import { nameVersion } from '../../state/versions/versions';
import { dayAndTime, NAMING_PROBLEMS, VERSION_WORDS } from './copy';

/** Asks for the name of a version, and keeps the signature under it. */
export function NameVersion() {
  const isOpen = useAppSelector(({ view }) => view.dialog === 'nameVersion');
  return isOpen && <OpenDialog />;
}

function OpenDialog() {
  const dispatch = useAppDispatch();
  // A name that was cleared, too: a version is found by it.
  const [usual] = useState(() => dayAndTime(Date.now()));
  const [text, setText] = useState(usual);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const close = (): void => void dispatch(dialogChanged(null));
  const keep = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const named = await dispatch(nameVersion(text.trim() === '' ? usual : text));
    setIsBusy(false);
    if (named.ok) close();
    else setProblem(NAMING_PROBLEMS[named.problem]);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={VERSION_LABELS.name}
      description={VERSION_WORDS.keeps}
      size="sm"
      actions={
        <>
          <Button onClick={close}>{VERSION_WORDS.cancel}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void keep()}>
            {VERSION_WORDS.save}
          </Button>
        </>
      }
    >
      <TextField
        ref={field}
        label={VERSION_WORDS.field}
        value={text}
        placeholder={usual}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={problem}
        onChange={(typed) => {
          setText(typed);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void keep();
        }}
      />
    </Dialog>
  );
}
