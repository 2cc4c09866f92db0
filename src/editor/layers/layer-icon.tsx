import {
  Circle,
  Folder,
  Globe,
  Image,
  Mail,
  MapPin,
  Minus,
  Phone,
  Share2,
  Square,
  Type,
  type LucideIcon,
} from 'lucide-react';
import type { ElementIcon, IconName } from '../../scene/element-definition';

const PICTURES: Readonly<Record<IconName, LucideIcon>> = {
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

/** What stands for a kind of element; null is a group. */
export function LayerIcon({ icon }: { readonly icon: ElementIcon | null }) {
  if (icon !== null && typeof icon === 'object') {
    return (
      <span aria-hidden="true" className="w-4 text-center text-xs font-semibold text-ink-muted">
        {icon.letters}
      </span>
    );
  }
  const Picture = icon === null ? Folder : PICTURES[icon];
  return <Picture className="size-4 text-ink-muted" aria-hidden="true" />;
}
