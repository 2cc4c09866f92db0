/** The provider's main site. Set `VITE_MAIN_SITE` when building to lead somewhere else. */
export const MAIN_SITE: string = import.meta.env['VITE_MAIN_SITE'] ?? 'https://signet.example';
