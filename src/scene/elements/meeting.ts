import { textElement } from '../kinds/text/text';

export const meetingDefinition = textElement({
  type: 'meeting',
  label: 'Meeting Link',
  group: 'blocks',
  icon: 'text',
  placeholder: 'Book a meeting',
  needsLink: true,
  contentIn: ({ phrases }) => phrases.meeting,
  resetStyle: { color: '#1e5bb8', fontWeight: 700, underline: true },
});
