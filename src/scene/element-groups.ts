/** The groups of the library, in their order. */
export const ELEMENT_GROUPS = [
  { id: 'text', label: 'Text Elements' },
  { id: 'contact', label: 'Contact Info' },
  { id: 'media', label: 'Media & Social' },
  { id: 'shapes', label: 'Shapes & Design' },
  { id: 'blocks', label: 'Buttons & Legal' },
] as const;

export type ElementGroup = (typeof ELEMENT_GROUPS)[number]['id'];
