/** The templates, in the order in which they are offered. */
export const TEMPLATE_IDS = [
  'modern',
  'classic',
  'minimal',
  'elegant',
  'creative',
  'corporate',
  'artistic',
  'executive',
  'glassmorphism',
  'silly',
  'futuristic',
  'tiny',
  'gradient',
  'neon',
  'vintage',
  'card',
  'newspaper',
  'tech',
  'handwritten',
  'magazine',
] as const;

export type TemplateId = (typeof TEMPLATE_IDS)[number];

export const DEFAULT_TEMPLATE: TemplateId = 'modern';
