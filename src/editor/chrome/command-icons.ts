import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceAround,
  ArrowDown,
  ArrowUp,
  BringToFront,
  Copy,
  Crop,
  Eye,
  EyeOff,
  Group,
  ImageUp,
  Link2Off,
  Lock,
  LockOpen,
  Pencil,
  Rows3,
  SendToBack,
  SquareDashedMousePointer,
  Trash2,
  Type,
  Ungroup,
  type LucideIcon,
} from 'lucide-react';
import type { BuilderCommand } from '../commands/builder-command';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'edit.text': Pencil,
  'edit.picture': ImageUp,
  'edit.crop': Crop,
  'edit.label': Type,
  'edit.duplicate': Copy,
  'edit.delete': Trash2,
  'view.tool.marquee': SquareDashedMousePointer,
  'arrange.lock': Lock,
  'arrange.unlock': LockOpen,
  'arrange.hide': EyeOff,
  'arrange.show': Eye,
  'arrange.group': Group,
  'arrange.ungroup': Ungroup,
  'arrange.stack': Rows3,
  'arrange.unstack': Link2Off,
  'arrange.align.left': AlignStartVertical,
  'arrange.align.center': AlignCenterVertical,
  'arrange.align.right': AlignEndVertical,
  'arrange.align.top': AlignStartHorizontal,
  'arrange.align.middle': AlignCenterHorizontal,
  'arrange.align.bottom': AlignEndHorizontal,
  'arrange.distribute.x': AlignHorizontalSpaceAround,
  'arrange.distribute.y': AlignVerticalSpaceAround,
  'arrange.order.forward': ArrowUp,
  'arrange.order.backward': ArrowDown,
  'arrange.order.front': BringToFront,
  'arrange.order.back': SendToBack,
};

/** The picture of a command that stands in a bar; a command without one throws. */
export function commandIcon({ id }: BuilderCommand): LucideIcon {
  const icon = ICONS[id];
  if (icon === undefined) throw new Error(`${id} has no icon`);
  return icon;
}
