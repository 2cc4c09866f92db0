import { Plus, X } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { conditionWords } from '../../core/conditions';
import { listFieldLabel } from '../../core/list/list-fields';
import { GROUP_FIELDS, type Condition } from '../../core/plan';
import { Button } from '../../../ui/buttons/button';
import { IconButton } from '../../../ui/buttons/icon-button';
import { SelectField } from '../../../ui/fields/select-field';
import { SIGNATURE_WORDS } from '../copy';
import { groupOf, largestGroup, type Groups } from './groups';

interface ConditionFieldsProps {
  readonly conditions: readonly Condition[];
  readonly groups: Groups;
  readonly onChange: (conditions: readonly Condition[]) => void;
}

/** Who is in a group: conditions that all hold, each with one value or several. */
export function ConditionFields({ conditions, groups, onChange }: ConditionFieldsProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const free = [...groups.keys()].find((id) => conditions.every(({ field }) => field !== id));
  const added = largestGroup(groups, free);
  const remove = (place: number): void => {
    onChange(conditions.toSpliced(place, 1));
    // The button that had the focus is gone.
    addButton.current?.focus();
  };
  return (
    <div className="grid gap-2">
      {conditions.map((condition, place) => (
        <ConditionField
          // oxlint-disable-next-line react/no-array-index-key -- it keeps the focus while its field changes
          key={place}
          condition={condition}
          place={place}
          others={conditions.toSpliced(place, 1)}
          groups={groups}
          onChange={(changed) => onChange(conditions.with(place, changed))}
          onRemove={() => remove(place)}
        />
      ))}
      <AddButton
        ref={addButton}
        disabledReason={added === null ? SIGNATURE_WORDS.noMoreConditions : null}
        onClick={() => added !== null && onChange([...conditions, added])}
      >
        {SIGNATURE_WORDS.addCondition}
      </AddButton>
    </div>
  );
}

interface ConditionFieldProps {
  readonly condition: Condition;
  /** From 0. */
  readonly place: number;
  readonly others: readonly Condition[];
  readonly groups: Groups;
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

function ConditionField(props: ConditionFieldProps) {
  const { condition, place, others, groups, onChange, onRemove } = props;
  const { field } = condition;
  const fields = GROUP_FIELDS.filter(
    (id) => id === field || (groups.has(id) && others.every((other) => other.field !== id)),
  );
  return (
    <fieldset
      aria-label={SIGNATURE_WORDS.condition(place + 1)}
      className="grid min-w-0 gap-x-3 gap-y-2 sm:grid-cols-2"
    >
      <div className="flex items-end gap-1 self-start">
        <SelectField
          className="flex-1"
          label={place === 0 ? SIGNATURE_WORDS.who : SIGNATURE_WORDS.andWho}
          value={field}
          options={fields.map((id) => ({ value: id, label: listFieldLabel(id) }))}
          onChange={(next) => {
            const chosen = GROUP_FIELDS.find((id) => id === next);
            onChange(largestGroup(groups, chosen) ?? condition);
          }}
        />
        {others.length > 0 && (
          <IconButton
            label={`${SIGNATURE_WORDS.removeCondition}: ${conditionWords([condition])}`}
            icon={<X className="size-4" aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
      <ValueFields {...{ condition, groups, onChange }} />
    </fieldset>
  );
}

type ValueFieldsProps = Pick<ConditionFieldProps, 'condition' | 'groups' | 'onChange'>;

/** The values of which one is enough. */
function ValueFields({ condition, groups, onChange }: ValueFieldsProps) {
  const { field, values } = condition;
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (changed: readonly string[]): void => onChange({ field, values: changed });
  const chosen = values.map((value) => groupOf(groups, field, value)?.value ?? value);
  const all = (groups.get(field) ?? []).map(({ value, count }) => ({
    value,
    label: `${value} (${count})`,
  }));
  const next = all.find(({ value }) => !chosen.includes(value));
  return (
    <div className="grid content-start gap-2">
      {chosen.map((value, place) => {
        const options = all.filter((each) => each.value === value || !chosen.includes(each.value));
        const isListed = options.some((option) => option.value === value);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- another value in it leaves the field where it is
          <div key={place} className="flex items-end gap-1">
            <SelectField
              className="min-w-0 flex-1"
              label={place === 0 ? SIGNATURE_WORDS.is : SIGNATURE_WORDS.orIs}
              value={value}
              options={isListed ? options : [{ value, label: `${value} (0)` }, ...options]}
              onChange={(changed) => change(chosen.with(place, changed))}
            />
            {chosen.length > 1 && (
              <IconButton
                label={`${SIGNATURE_WORDS.removeValue}: ${value}`}
                icon={<X className="size-4" aria-hidden="true" />}
                onClick={() => {
                  change(chosen.toSpliced(place, 1));
                  addButton.current?.focus();
                }}
              />
            )}
          </div>
        );
      })}
      {(next !== undefined || chosen.length > 1) && (
        <AddButton
          ref={addButton}
          disabledReason={next === undefined ? SIGNATURE_WORDS.noMoreValues : null}
          onClick={() => next !== undefined && change([...chosen, next.value])}
        >
          {SIGNATURE_WORDS.addValue}
        </AddButton>
      )}
    </div>
  );
}

/** Adds a line to those above it. */
function AddButton(button: ComponentProps<typeof Button>) {
  return (
    <Button
      {...button}
      variant="ghost"
      size="sm"
      className="-ms-2.5 justify-self-start"
      icon={<Plus className="size-3.5" aria-hidden="true" />}
    />
  );
}
