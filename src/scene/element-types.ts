/** The kinds of element, grouped as the library shows them. */
export const ELEMENT_GROUPS = [
  {
    id: 'text',
    label: 'Text Elements',
    types: ['text', 'name', 'title', 'company', 'department', 'quote'],
  },
  {
    id: 'contact',
    label: 'Contact Info',
    types: ['email', 'phone', 'mobile', 'fax', 'website', 'address'],
  },
  {
    id: 'media',
    label: 'Media & Social',
    types: ['logo', 'linkedin', 'twitter', 'instagram', 'facebook', 'social'],
  },
  {
    id: 'shapes',
    label: 'Shapes & Design',
    types: ['rectangle', 'circle', 'line', 'divider', 'background'],
  },
] as const;

export type ElementGroup = (typeof ELEMENT_GROUPS)[number];
export type ElementType = ElementGroup['types'][number];

export const ELEMENT_TYPES: readonly ElementType[] = ELEMENT_GROUPS.flatMap(({ types }) => types);

export function isElementType(value: unknown): value is ElementType {
  return ELEMENT_TYPES.some((type) => type === value);
}
