import { Crop, ImageUp } from 'lucide-react';
import { parseImageSource } from '../../../model/picture/image-source';
import { GENERATOR_LABELS, MESSAGES } from '../../../model/messages/messages';
import { pictureAdvice } from '../../../model/picture/picture-advice';
import { picturePlaceholder } from '../../../scene/kinds/picture/picture-drawing';
import { definitionOf } from '../../../scene/registry';
import type { SceneElement } from '../../../scene/scene';
import { LogoColors } from '../../../person/logo-colors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { findNaturalSizes } from '../../../pictures/state/natural-sizes';
import { addressTyped } from '../../../pictures/state/typed-address-slice';
import type { UploadStatus } from '../../../pictures/state/uploads-slice';
import { Button } from '../../../ui/buttons/button';
import { FileButton } from '../../../ui/fields/file-button';
import { FileDrop } from '../../../ui/fields/file-drop';
import { TextField } from '../../../ui/fields/text-field';
import { SvgDrawing } from '../../canvas/drawing/svg-drawing';
import { useElementContext } from '../../element-context';
import { cropPicture } from '../../commands/crop-picture';
import { useCommand } from '../../use-command';
import { LogoBacking } from '../logo-backing';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';
import { usePressWords } from '../../../ui/hooks/use-press-words';
import { useRested } from '../../../ui/fields/use-rested';
import { useEditSession } from '../../../ui/fields/use-edit-session';
import { useEdit } from '../use-edit';
import { useLogoUpload } from '../use-logo-upload';

const STATUS_WORDS: Readonly<Record<Exclude<UploadStatus, 'failed'>, string>> = {
  idle: '',
  processing: MESSAGES.processingImage,
  done: MESSAGES.imageUploaded,
};

/** The picture of an element: a file of the visitor's, or an address on the web. */
export function LogoSection({ elements: [element], isLocked }: SectionProps) {
  const { status, problem, take, clear } = useLogoUpload(element.id);
  const { label, picture } = definitionOf(element.type);
  const context = useElementContext();
  const uploadLabel = usePressWords(`Click to upload ${label.toLowerCase()}`);
  const shown = picture?.addressOf(element, context).trim() ?? '';
  return (
    <PanelSection title={`${label} Upload`} isLocked={isLocked}>
      {(element.content ?? '') === '' ? (
        <FileDrop
          label={uploadLabel}
          hint={GENERATOR_LABELS.uploadHint}
          icon={<ImageUp className="size-5" />}
          accept="image/*"
          disabled={isLocked}
          isBusy={status === 'processing'}
          onFiles={take}
        />
      ) : (
        <ChosenLogo element={element} onFiles={take} onRemove={clear} />
      )}
      <output
        className={`block text-xs empty:hidden ${status === 'failed' ? 'text-danger' : 'text-ink-muted'}`}
      >
        {status === 'failed' ? problem : STATUS_WORDS[status]}
      </output>
      {shown !== '' && <CropButton />}
      <LogoAddress element={element} onAddress={clear} />
      <LogoBacking element={element} isLocked={isLocked} />
      {element.type === 'logo' && <LogoColors address={shown} place="details" />}
    </PanelSection>
  );
}

interface ChosenLogoProps {
  readonly element: SceneElement;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRemove: () => void;
}

function ChosenLogo({ element, onFiles, onRemove }: ChosenLogoProps) {
  const { commit } = useEdit();
  const { label } = definitionOf(element.type);
  const remove = (): void => {
    onRemove();
    const action = { type: 'scene/elementSet', id: element.id, settings: { content: '' } } as const;
    commit(action, `Remove ${label.toLowerCase()}`);
  };
  return (
    <div className="grid gap-2">
      <LogoPreview element={element} />
      <div className="grid grid-cols-2 gap-2">
        <FileButton inputLabel={`${label}: choose another file`} accept="image/*" onFiles={onFiles}>
          {GENERATOR_LABELS.changeImage}
        </FileButton>
        <Button onClick={remove}>{GENERATOR_LABELS.removeImage}</Button>
      </div>
    </div>
  );
}

function CropButton() {
  const { label, isEnabled, reason, run } = useCommand(cropPicture);
  return (
    <Button
      isBlock
      aria-haspopup="dialog"
      icon={<Crop className="size-4" aria-hidden="true" />}
      disabledReason={isEnabled ? null : reason}
      onClick={run}
    >
      {label}
    </Button>
  );
}

/** The picture as the canvas draws it, with the same placeholder where it does not load. */
function LogoPreview({ element }: { readonly element: SceneElement }) {
  const context = useElementContext();
  const { width, height } = element;
  const { label, draw } = definitionOf(element.type);
  const shown = { ...element, id: `${element.id}-in-panel` };
  return (
    <figure
      aria-label={`${label} preview`}
      className="flex justify-center rounded-control border bg-white p-3"
    >
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="h-16 max-w-full">
        <SvgDrawing
          nodes={draw(shown, context)}
          placeholderOf={() => picturePlaceholder(element)}
        />
      </svg>
    </figure>
  );
}

interface LogoAddressProps {
  readonly element: SceneElement;
  readonly onAddress: () => void;
}

/** The picture's address on the web. What is no address stays in the field, marked, and changes nothing. */
function LogoAddress({ element, onAddress }: LogoAddressProps) {
  const { id, content = '' } = element;
  const { label } = definitionOf(element.type);
  const dispatch = useAppDispatch();
  const unreachable = useAppSelector((state) => state.unreachable);
  const { commit } = useEdit();
  const session = useEditSession();
  const shown = content.startsWith('data:') ? '' : content;
  const field = useRested(shown, {
    onTyped: (text, isWhole) => {
      const settings = { content: text.trim() };
      dispatch(addressTyped(isWhole ? null : settings.content));
      const isClear = settings.content === '' && shown !== '';
      if (!isClear && !isPicture(text)) return false;
      onAddress();
      commit({ type: 'scene/elementSet', id, settings }, label, session.group());
      return true;
    },
    onLeft: (text) => {
      if (isPicture(text)) void dispatch(findNaturalSizes(text));
    },
  });
  return (
    <TextField
      label={`Or link to a ${label.toLowerCase()} online`}
      {...field}
      inputMode="url"
      spellCheck={false}
      autoComplete="off"
      placeholder="https://"
      error={pictureAdvice(field.value, unreachable) ?? undefined}
      onFocus={session.begin}
    />
  );
}

function isPicture(text: string): boolean {
  return parseImageSource(text).ok;
}
