import { textElement } from '../kinds/text/text';

export const disclaimerDefinition = textElement({
  type: 'disclaimer',
  label: 'Disclaimer',
  group: 'blocks',
  icon: 'text',
  placeholder: 'Legal text',
  contentIn: ({ disclaimers }) => disclaimers.confidential,
  wrapsAt: 300,
  ownSections: ['disclaimer'],
  resetStyle: { fontSize: 11, color: '#6b7280' },
});
