import type { Ports } from '../../store/ports';
import type { SignatureHistory } from '../../store/signature/history-types';
import { headerKey, readHeader, signatureKey, type Header } from './header';
import { serializeSignature } from './serialize-signature';

/**
 * Writes a signature with its header in one go, reads back that it is there, and notifies the other tabs. False, and nothing is
 * written, where another page writes it by now. Rejects where the device does not keep it.
 */
export async function writeSaved(
  { storage, tabs }: Pick<Ports, 'storage' | 'tabs'>,
  history: SignatureHistory,
  header: Header,
): Promise<boolean> {
  const { id, revision } = header;
  const fence = { key: headerKey(id), owner: tabs.pageId, revision };
  const owned: Header = { ...header, owner: fence.owner };
  const entries = { [signatureKey(id)]: serializeSignature(history), [fence.key]: owned };
  if (!(await storage.write(entries, fence))) return false;
  const found = readHeader(id, await storage.read(fence.key));
  if (found === null || found.revision < revision) throw new Error('It was not there');
  tabs.post(id);
  return true;
}
