import { isSyntaxNode, visitSyntax } from './visit-syntax';

interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

/**
 * All modules a TypeScript source asks for: imports, re-exports, dynamic imports and types taken by
 * `import('...')`. Reads the syntax tree, whatever the shape of the node; independent of the linter.
 */
export function readImports(fileName: string, source: string): Import[] {
  const found: Import[] = [];
  visitSyntax(fileName, source, (node) => {
    const from = node['source'];
    if (isSyntaxNode(from) && typeof from['value'] === 'string') {
      const typeOnly =
        node['type'] === 'TSImportType' ||
        node['importKind'] === 'type' ||
        node['exportKind'] === 'type';
      found.push({ specifier: from['value'], typeOnly });
    }
    return true;
  });
  return found;
}
