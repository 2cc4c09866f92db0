import { isContactField } from '../model/person/text-fields';
import { PICTURE_ADDRESSES } from '../model/person/signature';
import { SOCIAL_NETWORKS } from '../model/person/social';

/** The sections of the form, by the name of their trigger. */
export type Section = 'style' | 'personal' | 'contact' | 'images' | 'social' | 'blocks';

/** Moves the focus to a field of the form, its section opened where that is closed. */
export function focusField(field: string): void {
  const trigger = triggerOf(sectionOf(field));
  if (trigger?.getAttribute('aria-expanded') === 'false') trigger.click();
  // What a section holds is there after the next frame, or when it has loaded.
  requestAnimationFrame(() => {
    if (!showField(field)) awaitField(field, trigger);
  });
}

/** What opens and closes a section; null where it is not on the page. */
export function triggerOf(section: Section): HTMLElement | null {
  return document.querySelector(`[data-section="${section}"]`);
}

/** The section that holds a field. */
export function sectionOf(field: string): Section {
  const isOneOf = (ids: readonly string[]): boolean => ids.includes(field);
  if (field.startsWith('blocks.')) return 'blocks';
  if (isOneOf(PICTURE_ADDRESSES) || field.startsWith('logo')) return 'images';
  if (isOneOf(SOCIAL_NETWORKS.map(({ id }) => id))) return 'social';
  return field === 'lines' || isContactField(field) ? 'contact' : 'personal';
}

/** How long a field is waited for. */
const TIMEOUT_MS = 5000;

/** Shows the section meanwhile, and leaves the focus alone where the visitor takes it elsewhere. */
function awaitField(field: string, trigger: HTMLElement | null): void {
  show(trigger);
  const observer = new MutationObserver(() => {
    if (document.activeElement !== trigger || showField(field)) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), TIMEOUT_MS);
}

/** Shows the field. Returns whether it is on the page. */
function showField(field: string): boolean {
  const input = document.querySelector<HTMLElement>(`form [name="${CSS.escape(field)}"]`);
  show(input);
  return input !== null;
}

function show(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}
