import { Copy, Download } from 'lucide-react';
import { type ReactNode, useMemo, Fragment } from 'react';
import { encodeBase64 } from '../base/base64';
import type { EmailImage, EmailOutput } from '../export';
import { IMAGE_EXTENSIONS, type Package } from '../export/packages';
import type { Destination } from '../model/destinations';
import { type TakenForm, copyPlainText, filesOf, saveFile } from '../output/state/take-away';
import { dialogChanged } from '../store/canvas/view-slice';
import { useAppDispatch } from '../store/hooks';
import { Button } from '../ui/buttons/button';
import { useMediaQuery } from '../ui/hooks/use-media-query';
import { CollapsibleSection } from '../ui/collapsible-section';
import { Drawing } from './drawings/drawings';
import { differencesAt } from './differences-at';
import { FileList } from './file-list';
import type { GuideStep } from './guide';
import { LengthOffer } from './length-offer';
import { TakeButton } from './take-button';
import { WayButton } from './way-button';
import { waysTo, type Way } from './ways';
import { DIALOG_WORDS, pictureName } from './copy';

interface DestinationPaneProps {
  readonly destination: Destination;
  readonly taken: TakenForm;
  /** The signature with gaps for pictures from the device. */
  readonly gaps: EmailOutput;
}

/** Of phones and tablets: what points is a finger, and nothing else. */
const PHONE = '(hover: none) and (pointer: coarse)';

/** What a destination gets, what to do with it there, and what will look different. */
export function DestinationPane({ destination, taken, gaps }: DestinationPaneProps) {
  const dispatch = useAppDispatch();
  const { id, label, clients } = destination;
  const isOnPhone = useMediaQuery(PHONE);
  const hasOwnPictures = gaps.images.length > 0;
  const [main, ...others] = waysTo(destination, { hasOwnPictures, isOnPhone });
  if (main === undefined) return null;
  const differences = differencesAt(destination, gaps);
  const filling = main.take.kind === 'copy' ? main.take.filling : null;
  return (
    <section aria-labelledby="destination" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid justify-items-start gap-4">
        <div>
          <h3 id="destination" className="text-xl font-semibold">
            {label}
          </h3>
          <p className="mt-1 max-w-[60ch] text-base text-ink-muted">{main.lead}</p>
        </div>
        <LengthOffer destination={destination} output={gaps} />
        <WayButton key={id} way={main} taken={taken} isMain />
      </div>
      {filling !== null && <GapPictures output={gaps} filling={filling} />}
      {main.steps.length > 0 && (
        <Part title={DIALOG_WORDS.steps}>
          <StepList steps={main.steps} />
        </Part>
      )}
      {clients.length > 0 ? (
        others.map((way) => <OtherWay key={way.title} way={way} taken={taken} />)
      ) : (
        <Part title={DIALOG_WORDS.files}>
          <FileList ways={others} taken={taken} />
        </Part>
      )}
      <Part title={DIALOG_WORDS.differences}>
        <ul className="grid list-disc gap-1.5 ps-5 text-base text-ink-muted">
          {differences.map((line) => (
            <li key={line} className="max-w-[60ch]">
              {line}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={DIALOG_WORDS.arrival}>
        <div className="grid justify-items-start gap-3">
          <p className="max-w-[60ch] text-base text-ink-muted">{DIALOG_WORDS.arrivalHint}</p>
          <Button size="sm" onClick={() => dispatch(dialogChanged('arrival'))}>
            {DIALOG_WORDS.arrivalOpen}
          </Button>
        </div>
      </Part>
    </section>
  );
}

/** Closed until it is asked for: most are served by the first. */
function OtherWay({ way, taken }: { readonly way: Way; readonly taken: TakenForm }) {
  const { title, lead, steps } = way;
  return (
    <CollapsibleSection headingLevel={3} title={`${DIALOG_WORDS.otherWay}${lowerFirst(title)}`}>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[60ch] text-base text-ink-muted">{lead}</p>
        <WayButton way={way} taken={taken} />
        {steps.length > 0 && <StepList steps={steps} />}
      </div>
    </CollapsibleSection>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-2.5 text-sm font-semibold">{title}</h4>
      {children}
    </div>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

interface GapPicturesProps {
  /** The signature with the gaps. */
  readonly output: EmailOutput;
  /** What makes a file of each picture, in their order. */
  readonly filling: Package;
}

/** The pictures that a copy with gaps leaves out, each to be saved and inserted there. */
function GapPictures({ output, filling }: GapPicturesProps) {
  const dispatch = useAppDispatch();
  const files = useMemo(() => dispatch(filesOf(filling, output)), [dispatch, filling, output]);
  return (
    <section aria-labelledby="gap-pictures">
      <h4 id="gap-pictures" className="text-sm font-semibold">
        {DIALOG_WORDS.pictures}
      </h4>
      <p className="mb-2 text-sm text-ink-muted">{DIALOG_WORDS.picturesHint}</p>
      <ul className="rounded-card border [&>li+li]:border-t">
        {output.images.map((image, index) => {
          const file = files[index];
          return (
            <li key={image.id} className="flex items-center gap-3 px-3 py-2.5">
              <Thumbnail image={image} />
              <div className="min-w-0 flex-1">
                <p className="text-base font-medium">{pictureName(index)}</p>
                <p className="truncate text-sm text-ink-muted tabular-nums">
                  {image.width} × {image.height} · {IMAGE_EXTENSIONS[image.mime].toUpperCase()}
                  {image.alt !== '' && ` · ${image.alt}`}
                </p>
              </div>
              {file !== undefined && (
                <TakeButton
                  icon={<Download className="size-4" aria-hidden="true" />}
                  label={`${DIALOG_WORDS.save} ${pictureName(index)}`}
                  done={DIALOG_WORDS.saved}
                  announcement={DIALOG_WORDS.savedAnnouncement}
                  onTake={() => dispatch(saveFile(file))}
                >
                  {DIALOG_WORDS.save}
                </TakeButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Without alternative text: the name stands beside it. */
function Thumbnail({ image: { mime, bytes } }: { readonly image: EmailImage }) {
  const address = useMemo(() => `data:${mime};base64,${encodeBase64(bytes)}`, [mime, bytes]);
  return (
    <span className="flex h-12 w-16 shrink-0 items-center justify-center rounded-control bg-checker p-1">
      <img src={address} alt="" className="max-h-full max-w-full object-contain" />
    </span>
  );
}

/** What is to be done, one after the other, each with a sketch of it. */
function StepList({ steps }: { readonly steps: readonly GuideStep[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => (
        <Step key={step.text} number={index + 1} {...step} />
      ))}
    </ol>
  );
}

function Step({ number, text, drawing, typed }: GuideStep & { readonly number: number }) {
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <span className="rounded-card bg-sunken">
        <Drawing id={drawing} />
      </span>
      <div className="flex gap-2.5">
        <span
          aria-hidden="true"
          className="flex size-5 shrink-0 items-center justify-center rounded-full bg-wash text-xs font-semibold text-ink-muted tabular-nums"
        >
          {number}
        </span>
        <div className="min-w-0 flex-1">
          <p className="max-w-[60ch] text-base">
            <Marked text={text} />
          </p>
          {typed !== undefined && <Typed text={typed} />}
        </div>
      </div>
    </li>
  );
}

/** What is to be typed, letter by letter, and a button that copies it. */
function Typed({ text }: { readonly text: string }) {
  const dispatch = useAppDispatch();
  return (
    <div className="mt-2 flex items-center gap-2">
      <code className="block min-w-0 rounded-control bg-sunken px-2.5 py-1.5 font-mono text-xs wrap-anywhere select-all">
        {text}
      </code>
      <TakeButton
        icon={<Copy className="size-4" aria-hidden="true" />}
        label={`${DIALOG_WORDS.copy} ${text}`}
        done={DIALOG_WORDS.copied}
        announcement={DIALOG_WORDS.copied}
        onTake={() => dispatch(copyPlainText(text))}
      >
        {DIALOG_WORDS.copy}
      </TakeButton>
    </div>
  );
}

/** Names of what is on the screen stand out. */
function Marked({ text }: { readonly text: string }) {
  return partsOf(text).map(({ words, isName, at }) =>
    isName ? (
      <b key={at} className="font-semibold">
        {words}
      </b>
    ) : (
      <Fragment key={at}>{words}</Fragment>
    ),
  );
}

interface TextPart {
  readonly words: string;
  readonly isName: boolean;
  /** Where in the text it begins. */
  readonly at: number;
}

function partsOf(text: string): readonly TextPart[] {
  return Array.from(text.matchAll(/\*([^*]+)\*|[^*]+/g), ({ 0: words, 1: name, index }) => ({
    words: name ?? words,
    isName: name !== undefined,
    at: index,
  }));
}
