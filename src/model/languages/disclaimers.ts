/** The disclaimers there is a wording for in every language. */
export const DISCLAIMERS = [
  { id: 'confidential', label: 'Confidential' },
  { id: 'environment', label: 'Think before printing' },
  { id: 'views', label: 'Personal views' },
  { id: 'contract', label: 'No contract' },
  { id: 'virus', label: 'Viruses' },
] as const;

export type DisclaimerId = (typeof DISCLAIMERS)[number]['id'];

export function isDisclaimerId(value: unknown): value is DisclaimerId {
  return DISCLAIMERS.some(({ id }) => id === value);
}
