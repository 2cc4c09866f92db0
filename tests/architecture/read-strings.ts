import { isSyntaxNode, visitSyntax, type SyntaxNode } from './visit-syntax';

/** A text of a source that a visitor may read. */
export interface VisitorString {
  /** Counted from 1. */
  readonly line: number;
  /** What is filled in later is a `{}`. */
  readonly text: string;
}

/**
 * The strings, templates and JSX texts of a TypeScript source that may reach a visitor. Left out is what cannot: names of
 * modules, types, keys, attributes of looks, and the messages of errors and logs.
 */
export function readStrings(fileName: string, source: string): readonly VisitorString[] {
  const found: VisitorString[] = [];
  visitSyntax(fileName, source, (node) => {
    if (isForMachines(node)) return false;
    const text = textOf(node);
    if (text !== null && isShown(text)) found.push({ line: lineOf(node, source), text });
    // The pieces of a template are no strings; what is filled in may hold some.
    return true;
  });
  return found;
}

/** The texts of an HTML page, and those in which it describes itself to other sites. */
export function readHtmlStrings(html: string): readonly VisitorString[] {
  const texts = html.matchAll(/\scontent="([^"]*)"|>([^<>]+)</g);
  return [...texts].flatMap(({ 1: content, 2: between, index }) => {
    const text = folded(content ?? between ?? '');
    return isShown(text) ? [{ line: lineAt(html, index), text }] : [];
  });
}

const MACHINE_TYPES = new Set<unknown>([
  'TSLiteralType',
  'TSImportType',
  'ImportDeclaration',
  'ExportAllDeclaration',
]);
const LOOKS = /^(?:class|className|d|viewBox|transform|style|rel|accept)$/;
const DEVELOPERS = /^(?:log|warn|debug|assertNever)$|Error$/;

function isForMachines(node: SyntaxNode): boolean {
  const { type } = node;
  if (MACHINE_TYPES.has(type)) return true;
  if (type === 'JSXAttribute') return LOOKS.test(nameOf(node['name']));
  if (type === 'NewExpression' || type === 'CallExpression') {
    return DEVELOPERS.test(nameOf(node['callee']));
  }
  return false;
}

/** Of `a` and of `b.a`: a. */
function nameOf(node: unknown): string {
  if (!isSyntaxNode(node)) return '';
  const { name, property } = node;
  return typeof name === 'string' ? name : nameOf(property);
}

function textOf(node: SyntaxNode): string | null {
  const { type, value, quasis } = node;
  if (type === 'Literal' || type === 'JSXText') {
    return typeof value === 'string' ? folded(value) : null;
  }
  return type === 'TemplateLiteral' && Array.isArray(quasis)
    ? quasis.map((quasi: unknown) => cookedOf(quasi)).join('{}')
    : null;
}

function cookedOf(quasi: unknown): string {
  const value = isSyntaxNode(quasi) ? quasi['value'] : null;
  return isSyntaxNode(value) ? String(value['cooked']) : '';
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Several words, or one with a capital letter: what else there is are names within the code. */
function isShown(text: string): boolean {
  return /\p{L}{2}/u.test(text) && /\s|^\p{Lu}/u.test(text);
}

function lineOf(node: SyntaxNode, source: string): number {
  return lineAt(source, Number(node['start']));
}

function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}
