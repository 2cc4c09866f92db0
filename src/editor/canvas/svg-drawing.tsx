import { createElement, Fragment, useState, type ReactNode } from 'react';
import type { SvgNode } from '../../scene/svg';

interface SvgDrawingProps {
  readonly nodes: readonly SvgNode[];
  /** Stands in for a picture that does not load. */
  readonly placeholder?: readonly SvgNode[] | undefined;
}

const NOTHING: readonly SvgNode[] = [];

/** A drawing that comes as data. */
export function SvgDrawing({ nodes, placeholder = NOTHING }: SvgDrawingProps) {
  return <>{nodes.map((node, index) => toReact(node, index, placeholder))}</>;
}

function toReact(node: SvgNode | string, key: number, placeholder: readonly SvgNode[]): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
  if (node.tag === 'image') {
    // A new address gets a new chance to load.
    const address = String(node.attributes['href']);
    return <Picture key={`${key} ${address}`} node={node} placeholder={placeholder} />;
  }
  const children = node.children?.map((child, index) => toReact(child, index, placeholder)) ?? [];
  return createElement(node.tag, { key, ...reactAttributes(node) }, ...children);
}

interface PictureProps {
  readonly node: SvgNode;
  readonly placeholder: readonly SvgNode[];
}

function Picture({ node, placeholder }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <SvgDrawing nodes={placeholder} />;
  return <image {...reactAttributes(node)} onError={() => setBroken(true)} />;
}

/** SVG's names as React spells them: `stroke-width` is `strokeWidth`. */
function reactAttributes({ attributes }: SvgNode): Record<string, string | number> {
  const entries = Object.entries(attributes).map(([name, value]) => [
    name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(entries);
}
