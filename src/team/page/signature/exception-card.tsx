import { ChevronRight } from 'lucide-react';
import { LANGUAGES } from '../../../model/languages/languages';
import { PALETTES, paletteTitle } from '../../../model/color/palettes';
import { isCustomScheme, schemeTitle } from '../../../model/color/color-scheme';
import {
  GROUP_FIELDS,
  type Exception,
  type GroupFieldId,
  type SharedFieldId,
} from '../../core/plan';
import { listFieldLabel } from '../../core/list/list-fields';
import { Button } from '../../../ui/buttons/button';
import { SelectField } from '../../../ui/fields/select-field';
import { SIGNATURE_WORDS } from '../copy';
import { ExtrasFields } from './extras-fields';
import { countIn, type Group } from './groups';
import { PictureInput } from './picture-input';
import { SharedFields, withField } from './shared-fields';

interface ExceptionCardProps {
  readonly exception: Exception;
  readonly groups: ReadonlyMap<GroupFieldId, readonly Group[]>;
  readonly onChange: (exception: Exception) => void;
  readonly onRemove: () => void;
}

const FIELDS: readonly SharedFieldId[] = ['companyName', 'website', 'phone', 'address'];
const NONE = { value: '', label: SIGNATURE_WORDS.asInSignature };

/** Who an exception is for, and what is another for them. */
export function ExceptionCard(props: ExceptionCardProps) {
  const { exception, onChange, onRemove } = props;
  const {
    field,
    value,
    colorScheme,
    language,
    constants = {},
    banner,
    disclaimer,
    ...who
  } = exception;
  const overrides: Overrides = { constants, colorScheme, language, banner, disclaimer };
  const change = (part: Partial<Overrides>): void =>
    onChange(cleaned({ ...who, field, value }, { ...overrides, ...part }));
  const name = `${listFieldLabel(field)} ${value}`;
  return (
    <li aria-label={name} className="grid gap-3 rounded-card border p-3">
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <WhoFields {...props} />
        <Button
          variant="ghost"
          className="max-sm:justify-self-start"
          aria-label={`${SIGNATURE_WORDS.removeException}: ${name}`}
          onClick={onRemove}
        >
          {SIGNATURE_WORDS.removeException}
        </Button>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Palette"
          value={colorScheme ?? ''}
          options={[NONE, ...palettesWith(colorScheme)]}
          onChange={(scheme) => change({ colorScheme: scheme || undefined })}
        />
        <SelectField
          label="Language"
          value={language ?? ''}
          options={[NONE, ...LANGUAGES.map(({ id, label }) => ({ value: id, label }))]}
          onChange={(chosen) => change({ language: LANGUAGES.find(({ id }) => id === chosen)?.id })}
        />
      </div>
      <details className="group/more">
        <summary className="flex w-fit list-none items-center gap-1 rounded-sm text-sm font-medium text-accent [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            className="size-4 transition-transform duration-120 group-open/more:rotate-90"
          />
          Company, logo, banner, disclaimer
        </summary>
        <div className="mt-3 grid gap-3">
          <SharedFields
            fields={FIELDS}
            value={constants}
            otherwise={{}}
            onChange={(next) => change({ constants: next })}
          />
          <PictureInput
            label="Logo"
            kind="logo"
            value={constants.logoUrl ?? ''}
            onChange={(logo) => change({ constants: withField(constants, 'logoUrl', logo) })}
          />
          <ExtrasFields
            value={{ ...(banner && { banner }), ...(disclaimer && { disclaimer }) }}
            onChange={(extras) => change({ banner: extras.banner, disclaimer: extras.disclaimer })}
          />
        </div>
      </details>
    </li>
  );
}

function WhoFields({ exception, groups, onChange }: ExceptionCardProps) {
  const { field, value } = exception;
  const known = groups.get(field) ?? [];
  const isListed = countIn(groups, exception) > 0;
  const options = known.map((group) => ({
    value: group.value,
    label: `${group.value} (${group.count})`,
  }));
  const current = known.find((group) => group.value.toLowerCase() === value.trim().toLowerCase());
  return (
    <>
      <SelectField
        label="Who"
        value={field}
        options={GROUP_FIELDS.filter((id) => id === field || groups.has(id)).map((id) => ({
          value: id,
          label: listFieldLabel(id),
        }))}
        onChange={(next) => {
          const chosen = GROUP_FIELDS.find((id) => id === next);
          const [group] = groups.get(chosen ?? field) ?? [];
          if (chosen !== undefined) {
            onChange({ ...exception, field: chosen, value: group?.value ?? '' });
          }
        }}
      />
      <SelectField
        label="Is"
        value={current?.value ?? value}
        options={isListed ? options : [{ value, label: `${value} (0)` }, ...options]}
        onChange={(next) => onChange({ ...exception, value: next })}
      />
    </>
  );
}

function palettesWith(scheme: string | undefined) {
  const presets = PALETTES.map(({ name }) => ({ value: name, label: paletteTitle(name) }));
  return scheme !== undefined && isCustomScheme(scheme)
    ? [{ value: scheme, label: schemeTitle(scheme) }, ...presets]
    : presets;
}

type Overrides = {
  readonly [Key in keyof Omit<Exception, 'field' | 'value'>]-?: Exception[Key] | undefined;
};

/** What is blank is left out. */
function cleaned(who: Pick<Exception, 'field' | 'value'>, overrides: Overrides): Exception {
  const { constants = {}, ...others } = overrides;
  const rest = Object.entries(others).filter(([, value]) => value !== undefined && value !== '');
  return {
    ...who,
    ...Object.fromEntries(rest),
    ...(Object.keys(constants).length === 0 ? {} : { constants }),
  };
}
