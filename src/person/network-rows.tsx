import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { socialFieldProblem } from '../model/person/fields';
import { PROFILE_CHARACTERS } from '../model/limits';
import type { PersonInput } from '../model/person/signature';
import {
  badgeWords,
  networkOf,
  profileExample,
  shownNetworks,
  SOCIAL_NETWORKS,
  USUAL_NETWORKS,
  type SocialId,
  type SocialLinks,
  type SocialNetwork,
} from '../model/person/social';
import { socialHref } from '../model/person/web/profile';
import { Button } from '../ui/buttons/button';
import { IconButton } from '../ui/buttons/icon-button';
import { Menu, MenuItem } from '../ui/overlays/menu';
import { SortableList, SortableRow } from '../ui/sortable-list';
import { TextField } from '../ui/fields/text-field';
import { useEditSession } from '../ui/fields/use-edit-session';
import { useSampleBadge } from './use-sample-badge';

export interface PersonStep {
  readonly label: string;
  /** Steps of the same group that follow one another are one entry of the history. */
  readonly group?: string | undefined;
}

interface NetworkRowsProps {
  readonly links: SocialLinks;
  readonly order: readonly SocialId[];
  /** What a field is called; as its network unless given. */
  readonly nameOf?: (label: string) => string;
  readonly onChange: (part: PersonInput, step: PersonStep) => void;
}

/** Where the person is found: a row for each network, in the order in which the signature shows them. */
export function NetworkRows({ links, order, nameOf = itself, onChange }: NetworkRowsProps) {
  const [added, setAdded] = useState<SocialId | null>(null);
  const shown = shownNetworks(order, links);
  const ids = shown.map(({ id }) => id);
  const others = SOCIAL_NETWORKS.filter(({ id }) => !ids.includes(id));
  const add = (id: SocialId): void => {
    setAdded(id);
    onChange({ socialOrder: [...ids, id] }, { label: `Add ${networkOf(id).label}` });
  };
  const remove = (id: SocialId): void => {
    const socialOrder = ids.filter((other) => other !== id);
    onChange(
      { socialOrder, socialLinks: { [id]: '' } },
      { label: `Remove ${networkOf(id).label}` },
    );
  };
  return (
    <div className="@container grid gap-2">
      <SortableList
        ids={ids}
        nameOf={(id) => shown.find((network) => network.id === id)?.label ?? id}
        onSort={(sorted) =>
          onChange(
            { socialOrder: ids.toSorted((a, b) => sorted.indexOf(a) - sorted.indexOf(b)) },
            { label: 'Order of networks' },
          )
        }
        className="grid gap-1.5"
      >
        {shown.map((network) => (
          <NetworkRow
            key={network.id}
            network={network}
            name={nameOf(network.label)}
            value={links[network.id] ?? ''}
            isNew={network.id === added}
            onChange={(value, group) =>
              onChange(
                { socialLinks: { [network.id]: value } },
                { label: `${network.label} address`, group },
              )
            }
            onRemove={isUsual(network.id) ? undefined : () => remove(network.id)}
          />
        ))}
      </SortableList>
      {others.length > 0 && (
        <Menu
          trigger={
            <Button
              className="justify-self-start"
              icon={<Plus className="size-4" aria-hidden="true" />}
            >
              Add a network
            </Button>
          }
        >
          {others.map(({ id, label }) => (
            <MenuItem key={id} onSelect={() => add(id)}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}

interface NetworkRowProps {
  readonly network: SocialNetwork;
  readonly name: string;
  readonly value: string;
  /** Whether it has just been added: the next key belongs to it. */
  readonly isNew: boolean;
  readonly onChange: (value: string, group: string) => void;
  readonly onRemove: (() => void) | undefined;
}

function NetworkRow({ network, name, value, isNew, onChange, onRemove }: NetworkRowProps) {
  const { id, label } = network;
  const session = useEditSession();
  const badge = useSampleBadge(id);
  const { letters } = badgeWords(network, socialHref(id, value));
  return (
    <SortableRow id={id} name={label}>
      <div className="min-w-0 flex-1 @sm:flex @sm:items-start @sm:gap-2">
        <span
          aria-hidden="true"
          className="mb-0.5 flex min-w-0 items-center gap-2 text-sm @sm:h-control @sm:w-28 @sm:shrink-0"
        >
          <span className="grid size-5 shrink-0 place-items-center rounded-control bg-wash text-xs font-semibold text-ink-muted">
            {letters}
          </span>
          <span className="truncate">{label}</span>
        </span>
        <TextField
          ref={isNew ? focusOnce : undefined}
          label={name}
          isLabelHidden
          badge={badge}
          className="min-w-0 flex-1"
          value={value}
          name={id}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={PROFILE_CHARACTERS}
          placeholder={profileExample(network)}
          error={socialFieldProblem(id, value) ?? undefined}
          onFocus={session.begin}
          onChange={(text) => onChange(text, session.group())}
        />
      </div>
      {onRemove !== undefined && (
        <IconButton
          label={`Remove ${label}`}
          icon={<X className="size-4" aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </SortableRow>
  );
}

function itself(label: string): string {
  return label;
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

function isUsual(id: SocialId): boolean {
  return USUAL_NETWORKS.some((usual) => usual === id);
}
