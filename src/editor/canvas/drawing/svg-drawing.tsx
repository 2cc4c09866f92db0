import { createElement, useState, type ReactNode } from 'react';
import type { SvgNode } from '../../../scene/drawing/svg';

interface SvgDrawingProps {
  readonly nodes: readonly SvgNode[];
  /** What stands in for a picture that does not load. */
  readonly placeholderOf?: () => readonly SvgNode[];
}

type PlaceholderOf = NonNullable<SvgDrawingProps['placeholderOf']>;

/** A drawing that comes as data. */
export function SvgDrawing({ nodes, placeholderOf = nothing }: SvgDrawingProps) {
  return drawn(nodes, placeholderOf);
}

function nothing(): readonly SvgNode[] {
  return [];
}

/** The same, for who is a component already. */
export function drawn(
  nodes: readonly (SvgNode | string)[],
  placeholderOf: PlaceholderOf,
): readonly ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    if (node.tag === 'image') return createElement(Picture, { key, node, placeholderOf });
    const props = { key, ...reactAttributes(node) };
    if (node.children === undefined) return createElement(node.tag, props);
    return createElement(node.tag, props, ...drawn(node.children, placeholderOf));
  });
}

interface PictureProps {
  readonly node: SvgNode;
  readonly placeholderOf: PlaceholderOf;
}

function Picture({ node, placeholderOf }: PictureProps) {
  const [broken, setBroken] = useState<unknown>(null);
  const address = node.attributes['href'];
  // A new address gets a new chance to load.
  if (broken === address) return <SvgDrawing nodes={placeholderOf()} />;
  return <image {...reactAttributes(node)} onError={() => setBroken(address)} />;
}

/** SVG's names as React spells them: `stroke-width` is `strokeWidth`. */
function reactAttributes({ attributes, style }: SvgNode) {
  const css = style === undefined ? {} : { style: renamed(style) };
  return { ...renamed(attributes), ...css };
}

function renamed<Value>(named: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [reactName(name), value]));
}

const reactNames = new Map<string, string>();

function reactName(name: string): string {
  const known = reactNames.get(name);
  if (known !== undefined) return known;
  const made = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  reactNames.set(name, made);
  return made;
}
