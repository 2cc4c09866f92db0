import { readFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkImports, layerOf } from './check-imports.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @type {import('./check-imports.mjs').LayerTable} */
const table = JSON.parse(readFileSync(new URL('../../layers.json', import.meta.url), 'utf8'));

/** @typedef {{ filename: string, report: (problem: { message: string, node: any }) => void }} Context */
/** @typedef {Record<string, (node: any) => void>} Visitor */

/** Lint plugin: imports follow layers.json, and the core uses neither the clock nor random numbers. */
const plugin = {
  meta: { name: 'signet' },
  rules: { layers: { create: createLayers }, 'pure-core': { create: createPureCore } },
};

// oxlint loads a plugin by its default export.
export default plugin;

/** @param {Context} context @returns {Visitor} */
function createLayers(context) {
  const file = pathInRepository(context.filename);
  if (!file.startsWith('src/')) return {};

  /** @param {any} node @param {any} source */
  const check = (node, source) => {
    if (typeof source?.value !== 'string') return;
    for (const { message } of checkImports(file, [source.value], table)) {
      context.report({ message, node });
    }
  };
  return {
    ImportDeclaration: (node) => check(node, node.source),
    ExportNamedDeclaration: (node) => check(node, node.source),
    ExportAllDeclaration: (node) => check(node, node.source),
    ImportExpression: (node) => check(node, node.source),
    TSImportType: (node) => check(node, node.source ?? node.argument?.literal),
  };
}

/** @param {Context} context @returns {Visitor} */
function createPureCore(context) {
  const layer = layerOf(pathInRepository(context.filename), table);
  if (layer?.kind !== 'core') return {};
  const message = 'The core takes time and chance as arguments.';
  return {
    MemberExpression: (node) => {
      const name = `${node.object.name}.${node.property.name ?? node.property.value}`;
      if (name === 'Math.random' || name === 'Date.now') context.report({ message, node });
    },
    NewExpression: (node) => {
      if (node.callee.name === 'Date' && node.arguments.length === 0) {
        context.report({ message, node });
      }
    },
  };
}

/** @param {string} path */
function pathInRepository(path) {
  return relative(root, path).split(sep).join('/');
}
