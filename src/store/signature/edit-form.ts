import type { Adjustments } from '../../export';
import { SIZED_PART_LABELS, type SizedPart, type SizeName } from '../../model/adjustments';
import { CODE_MODE_WORDS, type CodeMode } from '../../model/code-modes';
import { CELEBRATIONS } from '../../model/person/celebrations';
import { isCustomScheme, paletteToScheme } from '../../model/color/color-scheme';
import type { Hex } from '../../model/color/color';
import type { Crop } from '../../model/person/crop';
import { fieldLabel, type TextFieldId } from '../../model/person/fields';
import type { PhraseId } from '../../model/languages/language-words';
import { PHRASE_LABELS } from '../../model/languages/phrase-labels';
import type { ImageShape } from '../../model/picture/image';
import { doneWithUndo } from '../../model/messages/messages';
import { DEFAULT_PALETTE_NAME, type PaletteColor } from '../../model/color/palettes';
import type { PersonInput } from '../../model/person/signature';
import type { TemplateId } from '../../model/template-ids';
import type { FontName } from '../../scene/scene';
import type { SocialStyle } from '../../model/person/social';
import { noticeRaised } from '../notices-slice';
import { uploadCleared } from '../../pictures/state/uploads-slice';
import type { AppThunk } from '../state';
import { changesParts, record, type PartsChange } from './history';
import type { StepPlace } from './history-types';
import { NEW_SIGNATURE, type TemplateLook } from './signature';

/*
 * What form and details change: the person, and how the form shows them. Each change is a step of the history.
 */

export interface StepName {
  readonly label: string;
  readonly place?: StepPlace;
  /** Steps of the same group that follow one another are one entry. */
  readonly group?: string | null | undefined;
}

/** Changes the named parts, as a step. Nothing happens where they are so already. */
export function changeParts(
  parts: Omit<PartsChange, 'type'>,
  { label, place = 'form', group = null }: StepName,
): AppThunk {
  return (dispatch, getState) => {
    const { selection, signature } = getState();
    const change: PartsChange = { type: 'signature/changed', ...parts };
    if (!changesParts(signature.present, change)) return;
    const step = { label, place, group, selectionBefore: selection, selectionAfter: selection };
    dispatch(record(change, step));
  };
}

export function changePerson(person: PersonInput, step: StepName): AppThunk {
  return changeParts({ person }, step);
}

function changeLook(look: Partial<TemplateLook>, label: string): AppThunk {
  return changeParts({ look }, { label });
}

interface FieldChange<Id extends string> {
  readonly field: Id;
  readonly value: string;
  readonly group?: string;
}

export function changeField({ field, value, group }: FieldChange<TextFieldId>): AppThunk {
  return changePerson({ [field]: value }, named(fieldLabel(field), group));
}

function named(label: string, group: string | undefined): StepName {
  return group === undefined ? { label } : { label, group };
}

export function chooseLanguage(language: string): AppThunk {
  return changePerson({ language }, { label: 'Language' });
}

interface PhraseChange {
  readonly id: PhraseId;
  /** Blank for those of the language, false for none. */
  readonly words: string | false;
  readonly group?: string;
}

/** Changes the fixed words of templates, or switches them off. */
export function changePhrase({ id, words, group }: PhraseChange): AppThunk {
  return (dispatch, getState) => {
    const { [id]: _before, ...others } = getState().signature.present.look.phrases;
    const phrases = words === '' ? others : { ...others, [id]: words };
    dispatch(changeParts({ look: { phrases } }, named(PHRASE_LABELS[id], group)));
  };
}

export function chooseImageShape(
  field: 'profileImageShape' | 'logoShape',
  shape: ImageShape,
): AppThunk {
  const label = field === 'logoShape' ? 'Logo shape' : 'Photo shape';
  return changePerson({ [field]: shape }, { label });
}

export function cropPhoto(profileCrop: Crop): AppThunk {
  return changePerson({ profileCrop }, { label: 'Photo position' });
}

/** Chooses a template, and with it the emoji of the silly one: at random now, the same from then on. */
export function chooseTemplate(template: TemplateId): AppThunk {
  return (dispatch, _getState, { random }) => {
    const index = Math.floor(random() * CELEBRATIONS.length);
    const celebration = CELEBRATIONS[index] ?? CELEBRATIONS[0];
    dispatch(changeLook({ template, celebration }, 'Template'));
  };
}

export function chooseSocialStyle(socialStyle: SocialStyle): AppThunk {
  return changeLook({ socialStyle }, 'Social style');
}

/** Chooses how much HTML is written, in the form or in the designer. */
export function chooseCode(code: CodeMode, place: StepPlace = 'form'): AppThunk {
  return changeParts({ look: { code } }, { label: CODE_MODE_WORDS.label, place });
}

const ADJUSTMENT_STEPS: Record<keyof Adjustments, string> = { ...SIZED_PART_LABELS, font: 'Font' };

/** Makes something small or large, or as the template has it again (`medium`). */
export function chooseSize(part: SizedPart, size: SizeName): AppThunk {
  return adjust(part, size === 'medium' ? undefined : size);
}

/** Sets all texts in a font, or as the template has them again (undefined). */
export function chooseFont(font: FontName | undefined): AppThunk {
  return adjust('font', font);
}

function adjust<Key extends keyof Adjustments>(key: Key, value: Adjustments[Key]): AppThunk {
  return (dispatch, getState) => {
    const { [key]: before, ...others } = getState().signature.present.look.adjustments;
    if (value === before) return;
    const adjustments = value === undefined ? others : { ...others, [key]: value };
    dispatch(changeLook({ adjustments }, ADJUSTMENT_STEPS[key]));
  };
}

export function choosePalette(colorScheme: string): AppThunk {
  return changePerson({ colorScheme }, { label: 'Palette' });
}

export function switchCustomColors(isOn: boolean): AppThunk {
  return (dispatch, getState) => {
    const { customPalette } = getState().signature.present.look;
    const colorScheme = isOn ? paletteToScheme(customPalette) : DEFAULT_PALETTE_NAME;
    const label = isOn ? 'Custom colors' : 'Preset palette';
    dispatch(changePerson({ colorScheme }, { label }));
  };
}

/** Changes of the same color that follow one another are one step: a picker changes it with every move of the pointer. */
export function changeCustomColor(color: PaletteColor, value: Hex): AppThunk {
  return (dispatch, getState) => {
    const { person, look } = getState().signature.present;
    const customPalette = { ...look.customPalette, [color]: value };
    const isInUse = isCustomScheme(person.colorScheme);
    dispatch(
      changeParts(
        {
          look: { customPalette },
          ...(isInUse ? { person: { colorScheme: paletteToScheme(customPalette) } } : {}),
        },
        { label: 'Custom color', group: `custom color ${color}` },
      ),
    );
  };
}

/** Person and look as at the start. What stands on the canvas stays. */
export function startOver(): AppThunk {
  return (dispatch) => {
    const { person, look } = NEW_SIGNATURE;
    dispatch(
      changeParts(
        { person: { ...person, typedFields: [], plainFields: [] }, look },
        { label: 'Start over' },
      ),
    );
    dispatch(uploadCleared('profile'));
    dispatch(uploadCleared('logo'));
    dispatch(noticeRaised(doneWithUndo('Form reset')));
  };
}
