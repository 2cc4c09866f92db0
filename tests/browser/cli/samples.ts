import type { FontName } from '../../../src/scene/scene';

/** The fonts that the app has something for, and whose letters those of each are. */
export const OWN_FONTS = {
  Arial: 'Arial',
  Helvetica: 'Arial',
  Verdana: 'Verdana',
  Tahoma: 'Tahoma',
  'Trebuchet MS': 'Trebuchet MS',
  Georgia: 'Georgia',
  'Palatino Linotype': 'Georgia',
  'Times New Roman': 'Times New Roman',
  'Courier New': 'Courier New',
  Consolas: 'Courier New',
} as const satisfies Partial<Record<FontName, FontName>>;

export const OWN_NAMES = Object.keys(OWN_FONTS) as readonly (keyof typeof OWN_FONTS)[];

export const STYLES = [
  { bold: false, italic: false },
  { bold: true, italic: false },
  { bold: false, italic: true },
  { bold: true, italic: true },
] as const;

/** Lines as signatures have them, kerned, joined and accented, in the scripts of the app's fonts. */
export const LINES = [
  'Dr. Avery Watson-Taylor, Head of Affluent Clients & Office',
  'T. +44 20 7946 0018 · M. +1 (555) 010-7777, ext. 12 – “To Your Wave”',
  'avery.watson@example.com | https://www.example.com/team?x=1#top',
  'Žofia Łukasiewicz-Čapková, Děčín; Győr, Şişli, Țară, Ķekava, Ģirts',
  'Ærø, Þórður, Søren Œuvre, François Müller-Weiß, ¿Qué? ¡Año! €100 ½',
  'Дарья Ёлкина, директор по продажам; Київ, Їжак, Ґанок №7',
  'Παναγιώτης Τσάκαλος, Διευθυντής Πωλήσεων, Αθήνα',
  'Nguyễn Thị Ánh Tuyết, Trưởng phòng Kỹ thuật, Đà Nẵng ₫',
  'AVATAR Ty To Va LT 11.1 r. y, P. — ‘quoted’ ‹angled› …',
  'Cafe\u0301, A\u0308rzte, tre\u0302s, decomposed',
] as const;
