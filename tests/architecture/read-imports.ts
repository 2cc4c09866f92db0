import { parseSync } from 'vite';
import type { Import } from '../../scripts/lint/check-imports.mjs';

/**
 * All modules a TypeScript source asks for: imports, re-exports, dynamic imports and types taken by
 * `import('...')`. Reads the syntax tree, whatever the shape of the node; independent of the linter.
 */
export function readImports(fileName: string, source: string): Import[] {
  const { program, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message ?? 'unreadable'}`);
  const found: Import[] = [];
  visit(program, found);
  return found;
}

function visit(node: unknown, found: Import[]): void {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, found);
    return;
  }
  if (!isRecord(node)) return;
  const source = node['source'];
  if (isRecord(source) && typeof source['value'] === 'string') {
    const typeOnly =
      node['type'] === 'TSImportType' ||
      node['importKind'] === 'type' ||
      node['exportKind'] === 'type';
    found.push({ specifier: source['value'], typeOnly });
  }
  for (const child of Object.values(node)) visit(child, found);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
