import { Plus, Trash2 } from 'lucide-react';
import { DISCLAIMERS } from '../../model/languages/disclaimers';
import type { Translations } from '../../model/languages/language-words';
import {
  BLOCK_KINDS,
  BLOCK_LIMITS,
  blockField,
  blockFieldProblem,
  blockName,
  blockSpec,
  valueOf,
  type SignatureBlock,
  type BlockField,
  type BlockFieldId,
  type BlockKind,
} from '../../model/person/blocks';
import { useWords } from '../../output/page/use-words';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  addBlock,
  changeBlock,
  changeBlocks,
  removeBlock,
} from '../../store/signature/edit-blocks';
import { Button } from '../../ui/buttons/button';
import { LinesField } from '../../ui/fields/lines-field';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-field';
import { useEditSession } from '../../ui/fields/use-edit-session';
import { IconButton } from '../../ui/buttons/icon-button';
import { Menu, MenuItem } from '../../ui/overlays/menu';
import { SortableList, SortableRow } from '../../ui/sortable-list';
import { BlockPicture } from './block-picture';

/** What stands below the signature: a card for each block, in their order. */
export function BlockFields() {
  const blocks = useAppSelector((state) => state.signature.present.person.blocks);
  const dispatch = useAppDispatch();
  const ids = blocks.map(({ id }) => id);
  return (
    <div className="grid gap-3">
      <SortableList
        ids={ids}
        nameOf={(id) => nameIn(blocks, id)}
        onSort={(sorted) => {
          const inOrder = blocks.toSorted((a, b) => sorted.indexOf(a.id) - sorted.indexOf(b.id));
          dispatch(changeBlocks(inOrder, { label: 'Order of blocks' }));
        }}
        className="grid gap-2"
      >
        {blocks.map((block) => (
          <BlockCard key={block.id} block={block} name={blockName(blocks, block)} />
        ))}
      </SortableList>
      {blocks.length < BLOCK_LIMITS.count && (
        <Menu
          trigger={
            <Button
              className="justify-self-start"
              icon={<Plus className="size-4" aria-hidden="true" />}
            >
              Add a block
            </Button>
          }
        >
          {BLOCK_KINDS.map(({ id, label }) => (
            <MenuItem key={id} onSelect={() => dispatch(addBlock(id))}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}

interface BlockCardProps {
  readonly block: SignatureBlock;
  /** Distinguished from others of its kind. */
  readonly name: string;
}

function BlockCard({ block, name }: BlockCardProps) {
  const dispatch = useAppDispatch();
  return (
    <SortableRow id={block.id} name={name}>
      <fieldset
        aria-label={name}
        name={blockField(block)}
        tabIndex={-1}
        className="min-w-0 flex-1 rounded-control border p-3"
      >
        <div className="flex items-center justify-between gap-2">
          <span aria-hidden="true" className="text-sm font-medium">
            {name}
          </span>
          <IconButton
            label={`Remove ${name}`}
            size="sm"
            icon={<Trash2 className="size-4" aria-hidden="true" />}
            onClick={() => dispatch(removeBlock(block))}
          />
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          {fieldsOf(block).map((field) => (
            <BlockFieldInput key={field.id} block={block} field={field} />
          ))}
        </div>
      </fieldset>
    </SortableRow>
  );
}

interface BlockFieldInputProps {
  readonly block: SignatureBlock;
  readonly field: BlockField;
}

function BlockFieldInput({ block, field }: BlockFieldInputProps) {
  const { id, label, input } = field;
  const words = useWords();
  const dispatch = useAppDispatch();
  const session = useEditSession();
  const value = valueOf(block, id);
  const change = (text: string): void => {
    dispatch(changeBlock(block, { [id]: text }, session.group()));
  };
  if (input === 'choice') {
    return <SelectField label={label} value={value} options={choicesOf(id)} onChange={change} />;
  }
  if (input === 'picture') return <BlockPicture block={block} label={label} />;
  const texts = {
    label,
    value,
    placeholder: blockExample(block, field) ?? usualText(block, field, words),
    error: blockFieldProblem(block, field) ?? undefined,
    maxLength: input === 'link' ? BLOCK_LIMITS.link : BLOCK_LIMITS.text,
    onFocus: session.begin,
    onChange: change,
  };
  return input === 'lines' ? (
    <LinesField {...texts} rows={3} />
  ) : (
    <TextField
      {...texts}
      autoComplete="off"
      {...(input === 'date' ? { type: 'date' } : {})}
      {...(input === 'px' ? { inputMode: 'numeric' } : {})}
      {...(input === 'link' ? { inputMode: 'url', spellCheck: false } : {})}
    />
  );
}

/** The default text of a block, in the language of the signature. */
function usualText(
  { kind }: SignatureBlock,
  { id }: BlockField,
  words: Translations | null,
): string | undefined {
  if (id !== 'text') return undefined;
  if (kind === 'meeting') return words?.phrases.meeting;
  return kind === 'qr' ? words?.phrases.scan : undefined;
}

/** A wording of ours needs no text, the person's card no link. */
function fieldsOf(block: SignatureBlock): readonly BlockField[] {
  const fields: readonly BlockField[] = blockSpec(block.kind).fields;
  const asked = fields.filter(({ id }) => {
    if (block.kind === 'disclaimer' && id === 'text') return valueOf(block, 'preset') === 'own';
    if (block.kind === 'qr' && id === 'link') return valueOf(block, 'holds') === 'link';
    return true;
  });
  if (block.kind !== 'banner' || valueOf(block, 'picture') === '') return asked;
  // Beside a picture the text is what stands in for it.
  return asked.map((field) => (field.id === 'text' ? { ...field, label: 'Alt text' } : field));
}

const CHOICES: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
  preset: [
    ...DISCLAIMERS.map(({ id, label }) => ({ value: id, label })),
    { value: 'own', label: 'Your own text' },
  ],
  holds: [
    { value: 'card', label: 'Your contact details' },
    { value: 'link', label: 'A link' },
  ],
};

function choicesOf(field: BlockField['id']) {
  return CHOICES[field] ?? [];
}

/** What a row is called when it is moved. */
function nameIn(blocks: readonly SignatureBlock[], id: string): string {
  const block = blocks.find((each) => each.id === id);
  return block === undefined ? 'Block' : blockName(blocks, block);
}

const EXAMPLES: { readonly [Kind in BlockKind]?: { readonly [Id in BlockFieldId]?: string } } = {
  button: { text: 'See our work' },
  banner: { text: 'Meet us in Lisbon, 3 to 5 June' },
  apps: {
    appStore: 'apps.apple.com/app/id',
    googlePlay: 'play.google.com/store/apps/details?id=',
  },
};

/** What could stand in a field of a block. */
function blockExample({ kind }: SignatureBlock, { id, input }: BlockField): string | undefined {
  return EXAMPLES[kind]?.[id] ?? (input === 'link' ? 'https://' : undefined);
}
