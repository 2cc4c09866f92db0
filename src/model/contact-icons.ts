/** The icons that stand beside contact details, with the names by which they are chosen. */
export const CONTACT_ICONS = [
  { id: 'phone', label: 'Handset' },
  { id: 'mobile', label: 'Cell phone' },
  { id: 'envelope', label: 'Envelope' },
  { id: 'globe', label: 'Globe' },
  { id: 'pin', label: 'Map pin' },
  { id: 'fax', label: 'Printer' },
  { id: 'calendar', label: 'Calendar' },
  { id: 'clock', label: 'Clock' },
  { id: 'building', label: 'Building' },
  { id: 'chat', label: 'Speech bubble' },
  { id: 'camera', label: 'Camera' },
] as const;

export type ContactIcon = (typeof CONTACT_ICONS)[number]['id'];

/** What badges are: a plane with the corners that icons are drawn with, a circle, a square, or none. */
export const BADGE_SHAPES = ['soft', 'round', 'square', 'plain'] as const;
export type BadgeShape = (typeof BADGE_SHAPES)[number];
