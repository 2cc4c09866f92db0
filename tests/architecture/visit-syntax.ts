import { parseSync } from 'vite';

/** A node of a syntax tree, its parts unread. */
export type SyntaxNode = Readonly<Record<string, unknown>>;

/** Shows each node of a TypeScript source to `visit`, outer ones first, and nothing within one for which it returns false. */
export function visitSyntax(
  fileName: string,
  source: string,
  visit: (node: SyntaxNode) => boolean,
): void {
  const { program, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message ?? 'unreadable'}`);
  descend(program, visit);
}

function descend(node: unknown, visit: (node: SyntaxNode) => boolean): void {
  if (Array.isArray(node)) {
    for (const item of node) descend(item, visit);
    return;
  }
  if (!isSyntaxNode(node) || !visit(node)) return;
  for (const child of Object.values(node)) descend(child, visit);
}

export function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null;
}
