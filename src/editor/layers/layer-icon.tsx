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
import { SOCIAL_NETWORKS } from '../../model/social';
import type { ElementType } from '../../scene/element-types';

/** Text has the same picture whatever it says, but for what is dialled, written to or visited. */
const ICONS: Readonly<Partial<Record<ElementType, LucideIcon>>> = {
  email: Mail,
  phone: Phone,
  mobile: Phone,
  fax: Phone,
  website: Globe,
  address: MapPin,
  logo: Image,
  social: Share2,
  rectangle: Square,
  background: Square,
  circle: Circle,
  line: Minus,
  divider: Minus,
};

/** A small picture of a kind of element; null is a group. */
export function LayerIcon({ type }: { readonly type: ElementType | null }) {
  const network = SOCIAL_NETWORKS.find(({ id }) => id === type);
  if (network !== undefined) {
    return (
      <span aria-hidden="true" className="w-4 text-center text-xs font-semibold text-ink-muted">
        {network.letters}
      </span>
    );
  }
  const Icon = type === null ? Folder : (ICONS[type] ?? Type);
  return <Icon className="size-4 text-ink-muted" aria-hidden="true" />;
}
