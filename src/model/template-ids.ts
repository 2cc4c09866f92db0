/** The templates by id, each with the name on its card, in the order in which they are offered. A new one stands last. */
export const TEMPLATE_LABELS = {
  modern: 'Modern',
  classic: 'Classic',
  minimal: 'Minimal',
  elegant: 'Elegant',
  creative: 'Creative',
  corporate: 'Corporate',
  artistic: 'Artistic',
  executive: 'Executive',
  glassmorphism: 'Glassmorphism',
  silly: 'Silly',
  futuristic: 'Futuristic',
  tiny: 'Tiny',
  gradient: 'Gradient',
  neon: 'Neon',
  vintage: 'Vintage',
  card: 'Card',
  newspaper: 'Newspaper',
  tech: 'Tech',
  handwritten: 'Handwritten',
  magazine: 'Magazine',
} as const;

export type TemplateId = keyof typeof TEMPLATE_LABELS;

export const TEMPLATE_IDS = Object.keys(TEMPLATE_LABELS) as readonly TemplateId[];

export const DEFAULT_TEMPLATE: TemplateId = 'modern';
