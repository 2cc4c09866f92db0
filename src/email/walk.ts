import { changed } from '../base/changed';
import { hasSameItems } from '../base/has-same-items';
import { backgroundsIn, type Backgrounds } from './backgrounds';
import { mapCells } from './builders';
import {
  childrenOf,
  type CellNode,
  type EmailNode,
  type ImageNode,
  type LinkNode,
  type TableNode,
} from './nodes';

/** Every node of a document in reading order, each after the node that holds it. */
export function walk(node: EmailNode): readonly EmailNode[] {
  const nodes: EmailNode[] = [];
  const add = (each: EmailNode): void => {
    nodes.push(each);
    for (const child of childrenOf(each)) add(child);
  };
  add(node);
  return nodes;
}

/** What surrounds a picture. */
export interface ImagePlace {
  /** The link that it stands in. */
  readonly link: LinkNode | null;
  readonly backgrounds: Backgrounds;
}

/** What takes the place of a picture. Null takes the picture out; a table takes the place of the link around it, too. */
export type ReplaceImage = (image: ImageNode, place: ImagePlace) => ImageNode | TableNode | null;

/** The document with each picture replaced. */
export function mapImages(
  table: TableNode,
  replace: ReplaceImage,
  backgrounds: Backgrounds = [],
): TableNode {
  return mapCells(table, (cell) => {
    if (cell.kind === 'spacer') return cell;
    const children = mapChildren(cell, replace, backgrounds);
    return hasSameItems(children, cell.children) ? cell : changed(cell, { children });
  });
}

function mapChildren(
  cell: CellNode,
  replace: ReplaceImage,
  around: Backgrounds,
): CellNode['children'] {
  const backgrounds = backgroundsIn(cell, around);
  return cell.children.flatMap((child): CellNode['children'] => {
    switch (child.kind) {
      case 'table':
        return [mapImages(child, replace, backgrounds)];
      case 'image':
        return [replace(child, { link: null, backgrounds })].filter((image) => image !== null);
      case 'link':
        return mapLink(child, replace, backgrounds);
      case 'text':
        return [child];
    }
  });
}

function mapLink(
  link: LinkNode,
  replace: ReplaceImage,
  backgrounds: Backgrounds,
): readonly (LinkNode | TableNode)[] {
  const children = link.children
    .map((child) => (child.kind === 'image' ? replace(child, { link, backgrounds }) : child))
    .filter((child) => child !== null);
  if (children.length > 0 && hasSameItems(children, link.children)) return [link];
  const inline = children.filter((child) => child.kind !== 'table');
  if (inline.length < children.length) {
    return children.map((child) =>
      child.kind === 'table' ? child : { ...link, children: [child] },
    );
  }
  return inline.length === 0 ? [] : [{ ...link, children: inline }];
}
