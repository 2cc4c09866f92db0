/** The languages a signature can be written in. */
export const LANGUAGES = [
  { id: 'en', label: 'English', ownName: 'English' },
  { id: 'de', label: 'German', ownName: 'Deutsch' },
  { id: 'fr', label: 'French', ownName: 'Français' },
  { id: 'es', label: 'Spanish', ownName: 'Español' },
  { id: 'it', label: 'Italian', ownName: 'Italiano' },
  { id: 'pt', label: 'Portuguese', ownName: 'Português' },
  { id: 'nl', label: 'Dutch', ownName: 'Nederlands' },
  { id: 'pl', label: 'Polish', ownName: 'Polski' },
  { id: 'ja', label: 'Japanese', ownName: '日本語' },
  { id: 'zh', label: 'Chinese', ownName: '中文' },
  { id: 'ar', label: 'Arabic', ownName: 'العربية' },
  { id: 'he', label: 'Hebrew', ownName: 'עברית' },
] as const;

export type LanguageId = (typeof LANGUAGES)[number]['id'];
