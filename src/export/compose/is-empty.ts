import { childrenOf, type EmailNode, type TableNode } from '../../email/nodes';
import { cleanLine } from '../../base/text';

/**
 * Whether a document shows nothing of the visitor's: no letter, picture or plane that comes from a field or an element. What
 * is left of a template then are its bars and its own phrases, of a design its background.
 */
export function isEmptyDocument(doc: TableNode): boolean {
  return !showsOwn(doc, false);
}

function showsOwn(node: EmailNode, isWithinOwn: boolean): boolean {
  const isOwn = isWithinOwn || ('origin' in node && (node.origin ?? []).length > 0);
  return (isOwn && canBeSeen(node)) || childrenOf(node).some((child) => showsOwn(child, isOwn));
}

function canBeSeen(node: EmailNode): boolean {
  switch (node.kind) {
    case 'text':
      return cleanLine(node.text) !== '';
    case 'image':
      return true;
    case 'cell':
    case 'spacer':
      return node.background !== undefined || node.borders !== undefined;
    case 'table':
    case 'row':
    case 'link':
      return false;
  }
}
