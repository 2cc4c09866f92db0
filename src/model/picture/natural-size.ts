import type { Size } from './fit';
import { LIMITS } from '../limits';
import { isRecord } from '../../base/record';

/** The size in px that a linked picture has by itself. It holds for the address it was read from, and for no other. */
export interface NaturalSize extends Size {
  /** As typed, without blanks around it. */
  readonly address: string;
}

/** A natural size that someone else has written; null for what is none. */
export function readNaturalSize(value: unknown): NaturalSize | null {
  if (!isRecord(value)) return null;
  const { address, width, height } = { ...value };
  const isSize = typeof address === 'string' && address !== '' && isSide(width) && isSide(height);
  return isSize ? { address, width, height } : null;
}

/** The size that was read from an address; null where it is not known. */
export function sizeFrom(
  sizes: readonly (NaturalSize | undefined)[],
  address: string,
): NaturalSize | null {
  return sizes.find((size) => size?.address === address.trim()) ?? null;
}

function isSide(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LIMITS.naturalSide;
}
