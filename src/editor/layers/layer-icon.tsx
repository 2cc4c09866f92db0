import {
  Circle,
  Columns3,
  Folder,
  Globe,
  Image,
  Mail,
  MapPin,
  Minus,
  Phone,
  Rows3,
  Share2,
  Square,
  Type,
  type LucideIcon,
} from 'lucide-react';
import type { IconName } from '../../scene/element-definition';
import { definitionOf } from '../../scene/registry';
import { cx } from '../../ui/cx';
import type { LayerNode } from './layer-tree';

const PICTURES: Readonly<Record<IconName, LucideIcon>> = {
  bar: Minus,
  circle: Circle,
  globe: Globe,
  line: Minus,
  mail: Mail,
  phone: Phone,
  picture: Image,
  pin: MapPin,
  share: Share2,
  square: Square,
  text: Type,
};

/** By what a stack runs along. */
const DIRECTION_PICTURES = { x: Columns3, y: Rows3 } as const;

/** What stands for a kind of layer. */
export function LayerIcon({ node }: { readonly node: LayerNode }) {
  const icon = node.element === null ? null : definitionOf(node.element.type).icon;
  if (icon !== null && typeof icon === 'object') {
    return (
      <span aria-hidden="true" className="w-4 text-center text-xs font-semibold text-ink-muted">
        {icon.letters}
      </span>
    );
  }
  const ofMany = node.stack === null ? Folder : DIRECTION_PICTURES[node.axis ?? 'y'];
  const Picture = icon === null ? ofMany : PICTURES[icon];
  return (
    <Picture
      className={cx('size-4 text-ink-muted', icon === 'bar' && 'rotate-90')}
      aria-hidden="true"
    />
  );
}
