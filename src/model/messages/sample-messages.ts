/** Words about the values that a new signature begins with. */
export const SAMPLE_WORDS = {
  badge: 'Sample',
  clear: 'Remove sample data',
  cleared: 'Sample cleared',
  noneLeft: 'No sample values left',
  show: 'Show me',
} as const;
