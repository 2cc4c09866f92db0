import { CONTACT_FIELDS, MORE_NUMBER_FIELDS } from '../model/fields';
import { PICTURE_ADDRESSES } from '../model/signature';
import { SOCIAL_NETWORKS } from '../model/social';

/** The sections of the form that hold fields, by the name of their trigger. */
type Section = 'personal' | 'contact' | 'images' | 'social';

/** Moves the focus to a field of the form, its section opened where that is closed. */
export function focusField(field: string): void {
  const trigger = document.querySelector<HTMLElement>(`[data-section="${sectionOf(field)}"]`);
  if (trigger?.getAttribute('aria-expanded') === 'false') trigger.click();
  // What a section holds is there after the next frame.
  requestAnimationFrame(() => {
    const input = document.querySelector<HTMLElement>(`form [name="${CSS.escape(field)}"]`);
    (input ?? trigger)?.focus({ preventScroll: true });
    (input ?? trigger)?.scrollIntoView({ block: 'center' });
  });
}

function sectionOf(field: string): Section {
  const isOneOf = (ids: readonly string[]): boolean => ids.includes(field);
  if (isOneOf(PICTURE_ADDRESSES) || field.startsWith('logo')) return 'images';
  if (isOneOf(SOCIAL_NETWORKS.map(({ id }) => id))) return 'social';
  const contact = [...CONTACT_FIELDS, ...MORE_NUMBER_FIELDS].map(({ id }) => id);
  return isOneOf(contact) ? 'contact' : 'personal';
}
