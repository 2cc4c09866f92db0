import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/buttons/button';
import { cx } from '../../../ui/cx';
import { FitWidth } from '../../../ui/fit-width';
import { useMediaQuery } from '../../../ui/hooks/use-media-query';
import { Notice } from '../../../ui/notice';
import type { LaidOutMail } from '../../core/laid-out-mail';
import type { ImportedMail } from '../../core/mail';
import { OriginalFrame } from '../original-frame';
import { MAIL_WIDTH } from '../side-by-side';
import { IMPORT_WORDS } from './copy';
import { layOutBlocks } from './review';

interface PartChooserProps {
  readonly mail: ImportedMail;
  /** The parts that are selected at first; null for those that are taken for the signature. */
  readonly selected: readonly number[] | null;
  readonly onTake: (parts: readonly number[]) => void;
  readonly onCancel: () => void;
}

/** As wide as an email is laid out on a phone, in px, so that its parts are large enough for a finger. */
const NARROW = 340;

/** Of the mail before it is laid out, in px. */
const UNREAD_HEIGHT = 160;

/** A mail in parts: the visitor points at those that are the signature. */
export function PartChooser({ mail, selected, onTake, onCancel }: PartChooserProps) {
  const dispatch = useAppDispatch();
  const [laidOut, setLaidOut] = useState<LaidOutMail | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [chosen, setChosen] = useState(selected);
  const width = useMediaQuery('(max-width: 40rem)') ? NARROW : MAIL_WIDTH;
  const blocks = laidOut?.part.blocks ?? [];
  const own = chosen ?? blocks.flatMap(({ isTaken }, at) => (isTaken ? [at] : []));
  const toggle = (at: number): void =>
    setChosen(own.includes(at) ? own.filter((each) => each !== at) : [...own, at]);
  const lay = (frame: HTMLIFrameElement): void => {
    dispatch(layOutBlocks(frame, mail)).then(setLaidOut, () => setIsFailed(true));
  };
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="min-h-0 flex-1 scroll-thin overflow-y-auto bg-sunken p-4">
        <h3 className="text-sm font-semibold">{IMPORT_WORDS.whichPart}</h3>
        <p className="mb-3 text-sm text-ink-muted">{IMPORT_WORDS.howToPoint}</p>
        {isFailed && <Notice tone="danger">{IMPORT_WORDS.failed}</Notice>}
        <div className="max-w-160 rounded-card border bg-white p-3">
          <FitWidth width={width}>
            <fieldset className="relative min-w-0" aria-label={IMPORT_WORDS.whichPart}>
              <OriginalFrame
                title="Email"
                height={laidOut?.height ?? UNREAD_HEIGHT}
                onLoaded={lay}
              />
              {laidOut?.part.places.map(({ x, y, width, height }, at) => (
                <button
                  key={`${x} ${y}`}
                  type="button"
                  aria-pressed={own.includes(at)}
                  aria-label={blocks[at]?.words || 'Pictures'}
                  className={cx(
                    'absolute rounded-sm border-2',
                    own.includes(at)
                      ? 'border-accent bg-accent/10'
                      : 'border-transparent bg-white/60 hover:border-edge-strong',
                  )}
                  style={{ left: x, top: y, width, height }}
                  onClick={() => toggle(at)}
                />
              ))}
            </fieldset>
          </FitWidth>
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t px-4 py-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          variant="primary"
          disabled={own.length === 0}
          onClick={() => onTake(own.toSorted((one, other) => one - other))}
        >
          {IMPORT_WORDS.takeParts}
        </Button>
      </div>
    </div>
  );
}
