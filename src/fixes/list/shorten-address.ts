import type { SceneElement } from '../../scene/scene';
import type { Fix } from '../fix';
import { fitting, longTextOf } from './long-text';

/** A text that is too long for its box, and is a web address, shows the short form of that and still leads there. */
export const shortenAddress: Fix = {
  id: 'shortenAddress',
  label: 'Shorten the address',
  *propose(target) {
    const text = longTextOf(target);
    if (text === null) return;
    const settings = shortAddress(text.element);
    if (settings === null) return;
    if (fitting({ ...text.element, ...settings }, text, target.trialScene) === null) return;
    yield {
      label: `Shorten to ${settings.content}`,
      action: { type: 'scene/elementSet', id: text.element.id, settings },
    };
  },
};

/** What is set on a text whose own content is a web address, so that its short form shows; null for any other. */
function shortAddress({ type, content = '', href }: SceneElement) {
  const address = content.trim();
  const short = address.replace(/^https?:\/\/(?:www\.)?|^www\./i, '').replace(/\/$/, '');
  const isAddress = (type === 'text' || type === 'website') && /^\S+\.\S+$/.test(short);
  if (!isAddress || short === address) return null;
  const isLink = type === 'website' || /^https?:/i.test(address);
  return { content: short, ...(href === undefined && isLink ? { href: address } : {}) };
}
