import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { LANGUAGES } from '../../../model/languages/languages';
import { PALETTES, paletteTitle } from '../../../model/color/palettes';
import { isCustomScheme, schemeTitle } from '../../../model/color/color-scheme';
import { conditionWords, isIn } from '../../core/conditions';
import { nameOf } from '../../core/list/people/facts';
import type { Exception, SharedFieldId } from '../../core/plan';
import { Button } from '../../../ui/buttons/button';
import { cx } from '../../../ui/cx';
import { SelectField } from '../../../ui/fields/select-field';
import { SIGNATURE_WORDS } from '../copy';
import { useTeamView } from '../parts/team-view';
import { ConditionFields } from './condition-fields';
import { ExtrasFields } from './extras-fields';
import { membersIn, type Groups } from './groups';
import { PictureInput } from './picture-input';
import { SharedFields, withField } from './shared-fields';

interface ExceptionCardProps {
  readonly exception: Exception;
  readonly groups: Groups;
  readonly onChange: (exception: Exception) => void;
  readonly onRemove: () => void;
}

const FIELDS: readonly SharedFieldId[] = ['companyName', 'website', 'phone', 'address'];
const NONE = { value: '', label: SIGNATURE_WORDS.asInSignature };

/** Who an exception is for, and what is another for them. The preview shows one of them while it is edited. */
export function ExceptionCard({ exception, groups, onChange: take, onRemove }: ExceptionCardProps) {
  const { conditions, colorScheme, language, constants = {}, banner, disclaimer } = exception;
  const show = useShownMember();
  const onChange = (changed: Exception): void => {
    take(changed);
    show(changed);
  };
  const overrides: Overrides = { constants, colorScheme, language, banner, disclaimer };
  const change = (part: Partial<Overrides>): void =>
    onChange(cleaned(conditions, { ...overrides, ...part }));
  const name = conditionWords(conditions);
  return (
    <li aria-label={name}>
      <div className="grid gap-3 rounded-card border p-3" onFocus={() => show(exception)}>
        <ConditionFields
          conditions={conditions}
          groups={groups}
          onChange={(next) => onChange({ ...exception, conditions: next })}
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <WhoIsIn conditions={conditions} />
          <Button
            variant="ghost"
            className="max-sm:-ms-3.5"
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
            onChange={(chosen) =>
              change({ language: LANGUAGES.find(({ id }) => id === chosen)?.id })
            }
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
              onChange={(extras) =>
                change({ banner: extras.banner, disclaimer: extras.disclaimer })
              }
            />
          </div>
        </details>
      </div>
    </li>
  );
}

/** How many an exception is for, and whom of them the preview shows. */
function WhoIsIn({ conditions }: Pick<Exception, 'conditions'>) {
  const { members, chosen } = useTeamView();
  const found = useMemo(() => membersIn(members, { conditions }), [members, conditions]);
  const shown = chosen !== null && found.includes(chosen) ? nameOf(chosen.facts) : '';
  return (
    <p
      aria-live="polite"
      className={cx('text-sm tabular-nums', found.length === 0 ? 'text-danger' : 'text-ink-muted')}
    >
      {found.length === 0
        ? SIGNATURE_WORDS.noMemberIn
        : SIGNATURE_WORDS.peopleIn(found.length, shown)}
    </p>
  );
}

/** Lets the preview show somebody in the group of an exception, where it shows somebody else. */
export function useShownMember(): (exception: Exception) => void {
  const { members, chosen, choose } = useTeamView();
  return (exception) => {
    if (chosen !== null && isIn(chosen.facts, exception)) return;
    const first = members.find(({ facts }) => isIn(facts, exception));
    if (first !== undefined) choose(first.address);
  };
}

function palettesWith(scheme: string | undefined) {
  const presets = PALETTES.map(({ name }) => ({ value: name, label: paletteTitle(name) }));
  return scheme !== undefined && isCustomScheme(scheme)
    ? [{ value: scheme, label: schemeTitle(scheme) }, ...presets]
    : presets;
}

type Overrides = {
  readonly [Key in keyof Omit<Exception, 'conditions'>]-?: Exception[Key] | undefined;
};

/** What is blank is left out. */
function cleaned(conditions: Exception['conditions'], overrides: Overrides): Exception {
  const { constants = {}, ...others } = overrides;
  const rest = Object.entries(others).filter(([, value]) => value !== undefined && value !== '');
  return {
    conditions,
    ...Object.fromEntries(rest),
    ...(Object.keys(constants).length === 0 ? {} : { constants }),
  };
}
