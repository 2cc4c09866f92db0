import type { Block, BlockField, BlockFieldId, BlockKind } from '../../model/person/blocks';

const EXAMPLES: { readonly [Kind in BlockKind]?: { readonly [Id in BlockFieldId]?: string } } = {
  button: { text: 'See our work' },
  banner: { text: 'Meet us in Lisbon, 3 to 5 June' },
  apps: {
    appStore: 'apps.apple.com/app/id',
    googlePlay: 'play.google.com/store/apps/details?id=',
  },
};

/** What could stand in a field of a block. */
export function blockExample({ kind }: Block, { id, input }: BlockField): string | undefined {
  return EXAMPLES[kind]?.[id] ?? (input === 'link' ? 'https://' : undefined);
}
