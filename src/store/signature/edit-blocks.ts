import {
  BLOCK_LIMITS,
  blockSpec,
  newBlock,
  type SignatureBlock,
  type BlockKind,
} from '../../model/person/blocks';
import type { AppThunk } from '../state';
import { changePerson, type StepName } from './edit-form';

/*
 * What stands below the signature. Each change is a step of the history.
 */

export function changeBlocks(blocks: readonly SignatureBlock[], step: StepName): AppThunk {
  return changePerson({ blocks }, step);
}

/** A new block at the end; nothing where there are as many as there may be. */
export function addBlock(kind: BlockKind): AppThunk {
  return (dispatch, getState, { now }) => {
    const { blocks } = getState().signature.present.person;
    if (blocks.length >= BLOCK_LIMITS.count) return;
    const id = freeId(blocks, Date.parse(now()));
    dispatch(changeBlocks([...blocks, newBlock(kind, id)], { label: `Add ${nameOf(kind)}` }));
  };
}

export function removeBlock({ id, kind }: SignatureBlock): AppThunk {
  return (dispatch, getState) => {
    const { blocks } = getState().signature.present.person;
    const others = blocks.filter((block) => block.id !== id);
    dispatch(changeBlocks(others, { label: `Remove ${nameOf(kind)}` }));
  };
}

/** Changes values of a block; the others stay as they are by then. */
export function changeBlock(
  { id, kind }: SignatureBlock,
  values: SignatureBlock['values'],
  group?: string,
): AppThunk {
  return (dispatch, getState) => {
    const { blocks } = getState().signature.present.person;
    const changed = blocks.map((block) =>
      block.id === id ? { ...block, values: { ...block.values, ...values } } : block,
    );
    dispatch(changeBlocks(changed, { label: blockSpec(kind).label, group }));
  };
}

function freeId(blocks: readonly SignatureBlock[], nowMs: number): string {
  let stamp = Math.trunc(nowMs);
  while (blocks.some(({ id }) => id === `block-${stamp}`)) stamp++;
  return `block-${stamp}`;
}

function nameOf(kind: BlockKind): string {
  return blockSpec(kind).label.toLowerCase().replace('qr', 'QR');
}
