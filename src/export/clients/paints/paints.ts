import type { EmailNode, TableNode } from '../../../email/nodes';
import type { PaintId } from '../../../model/clients/client-rule';
import { darkColor } from '../../previews/dark-background';
import { APPLE, isSimple } from './apple';
import { GMAIL_ANDROID, GMAIL_IPHONE } from './gmail';
import { changesColor, repaint, type Paint } from './repaint';
import { darkThunderbird } from './thunderbird';
import { WEB_VIEW } from './web-view';

/** How dark modes change the colors of a document: color by color, but for that of Thunderbird, which also looks at the surroundings. */
const PAINTS: Readonly<Record<Exclude<PaintId, 'thunderbird'>, Paint>> = {
  outlook: { text: darkColor, background: darkColor, border: darkColor },
  'gmail-iphone': GMAIL_IPHONE,
  'gmail-android': GMAIL_ANDROID,
  'web-view': WEB_VIEW,
  apple: APPLE,
};

/** The document in the colors of a dark mode. */
export function painted(doc: TableNode, id: PaintId): TableNode {
  if (id === 'thunderbird') return darkThunderbird(doc);
  return id === 'apple' && !isSimple(doc) ? doc : repaint(doc, PAINTS[id]);
}

/** Whether a node has a color of its own that a dark mode changes. */
export function isPainted(node: EmailNode, id: Exclude<PaintId, 'thunderbird'>): boolean {
  return changesColor(node, PAINTS[id]);
}
