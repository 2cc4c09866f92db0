import { isCustomScheme, isLogoScheme } from '../../model/color/color-scheme';
import {
  CONTACT_FIELDS,
  textFieldProblem,
  type TextField as FieldSpec,
  WORD_FIELDS,
} from '../../model/person/text-fields';
import { fieldCharacters } from '../../model/person/text-fields';
import { logoChoices } from '../../model/color/logo-palette';
import { PALETTES, paletteTitle } from '../../model/color/palettes';
import { ClearSampleButton } from '../../person/clear-sample-button';
import { LanguageField } from '../../person/language-field';
import { OwnLines } from '../../person/own-lines';
import { MapLinkField } from '../../person/map-link-field';
import { PhoneFormatFields } from '../../person/phone-format-fields';
import { useLogoPalette } from '../../person/use-logo-palette';
import { useSampleBadge } from '../../person/use-sample-badge';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { shownLogo } from '../../pictures/state/logo-palette';
import { LinesField } from '../../ui/fields/lines-field';
import { SelectField } from '../../ui/fields/select-field';
import { PanelSection } from '../panels/sections/panel-section';
import { useEditSession } from '../../ui/fields/use-edit-session';
import { selectPerson } from '../selectors';
import { changePerson } from './change-person';
import { Profiles } from './profiles';

/** The details of the design's person, which every element without content of its own shows. */
export function DetailsPanel() {
  const isPreview = useAppSelector((state) => state.view.isPreview);
  const dispatch = useAppDispatch();
  return (
    <div data-details className="scroll-thin min-h-0 flex-1 overflow-y-auto">
      <div className="px-3 py-3 xl:px-4">
        <div className="flex min-h-control items-center justify-between gap-2">
          <h2 className="text-base font-semibold">Your details</h2>
          <ClearSampleButton
            place="details"
            disabledReason={isPreview ? 'Leave the preview first.' : null}
          />
        </div>
        <p className="mt-1 text-xs text-ink-muted">
          Text you haven’t edited on the canvas updates from here.
        </p>
      </div>
      <PanelSection title="You" isLocked={isPreview}>
        {WORD_FIELDS.map((spec) => (
          <DetailField key={spec.id} spec={spec} />
        ))}
        <LanguageField
          onChoose={(language) => dispatch(changePerson({ language }, 'Language', null))}
        />
      </PanelSection>
      <PanelSection title="Contact" isLocked={isPreview}>
        {CONTACT_FIELDS.map((spec) => (
          <DetailField key={spec.id} spec={spec} />
        ))}
        <PhoneFormatFields
          onChange={(part, { label }) => dispatch(changePerson(part, label, null))}
        />
        <MapLinkField onChange={(part, { label }) => dispatch(changePerson(part, label, null))} />
        <OwnLines
          onChange={(lines, { label, group = null }) =>
            dispatch(changePerson({ lines }, label, group))
          }
        />
      </PanelSection>
      <PanelSection title="Social profiles" isLocked={isPreview}>
        <Profiles />
        <PaletteField />
      </PanelSection>
    </div>
  );
}

function DetailField({ spec }: { readonly spec: FieldSpec }) {
  const { id, label, rows, input } = spec;
  const value = useAppSelector((state) => selectPerson(state)[id] ?? '');
  const dispatch = useAppDispatch();
  const session = useEditSession();
  const badge = useSampleBadge(id);
  return (
    <LinesField
      label={label}
      badge={badge}
      value={value}
      rows={rows}
      input={input}
      error={textFieldProblem(id, value) ?? undefined}
      autoComplete={spec.autoComplete}
      maxLength={fieldCharacters(id)}
      onFocus={session.begin}
      onChange={(text) => dispatch(changePerson({ [id]: text }, label, session.group()))}
    />
  );
}

const PRESETS = PALETTES.map(({ name }) => ({ value: name, label: paletteTitle(name) }));

/** What the badges of networks are colored with, and what is offered for everything else. */
function PaletteField() {
  const scheme = useAppSelector((state) => selectPerson(state).colorScheme);
  const address = useAppSelector(({ signature: { present } }) => shownLogo(present));
  const found = useLogoPalette(address);
  const dispatch = useAppDispatch();
  const ofLogo = logoChoices(scheme, found?.ok === true ? found.value : null);
  const isOwn = isCustomScheme(scheme) && !isLogoScheme(scheme);
  const own = isOwn ? [{ value: scheme, label: 'Your own colors' }] : [];
  const fromLogo = ofLogo.map((choice) => ({ value: choice.scheme, label: choice.title }));
  return (
    <SelectField
      label="Palette"
      hint="Badge color. Suggested elsewhere."
      value={scheme}
      options={[...own, ...fromLogo, ...PRESETS]}
      onChange={(colorScheme) => dispatch(changePerson({ colorScheme }, 'Palette', null))}
    />
  );
}
