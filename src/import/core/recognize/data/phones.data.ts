/*
 * How numbers of mobile phones begin, without country and trunk zero, by country: what its hosts end with and its code.
 * After the national numbering plans, as ITU-T E.164 lists them.
 */

export interface NumberPlan {
  readonly ending: string;
  readonly code: string;
  readonly mobile: RegExp;
}

export const NUMBER_PLANS: readonly NumberPlan[] = [
  { ending: 'uk', code: '44', mobile: /^7[1-57-9]\d{8}$/ },
  { ending: 'ie', code: '353', mobile: /^8[3-9]\d{7}$/ },
  { ending: 'de', code: '49', mobile: /^1[567]\d{8,9}$/ },
  { ending: 'at', code: '43', mobile: /^6[4-9]\d{6,10}$/ },
  { ending: 'ch', code: '41', mobile: /^7[4-9]\d{7}$/ },
  { ending: 'fr', code: '33', mobile: /^[67]\d{8}$/ },
  { ending: 'be', code: '32', mobile: /^4[5-9]\d{7}$/ },
  { ending: 'nl', code: '31', mobile: /^6\d{8}$/ },
  { ending: 'lu', code: '352', mobile: /^6[2-9]1\d{6}$/ },
  { ending: 'es', code: '34', mobile: /^[67]\d{8}$/ },
  { ending: 'pt', code: '351', mobile: /^9[1-36]\d{7}$/ },
  { ending: 'it', code: '39', mobile: /^3\d{8,9}$/ },
  { ending: 'se', code: '46', mobile: /^7\d{8}$/ },
  { ending: 'no', code: '47', mobile: /^[49]\d{7}$/ },
  { ending: 'fi', code: '358', mobile: /^(?:4\d|50)\d{5,8}$/ },
  { ending: 'pl', code: '48', mobile: /^(?:4[5-9]|5[01379]|6[069]|7[2389]|88)\d{7}$/ },
  { ending: 'cz', code: '420', mobile: /^[67]\d{8}$/ },
  { ending: 'sk', code: '421', mobile: /^9\d{8}$/ },
  { ending: 'hu', code: '36', mobile: /^[2357]0\d{7}$/ },
  { ending: 'ro', code: '40', mobile: /^7\d{8}$/ },
  { ending: 'gr', code: '30', mobile: /^69\d{8}$/ },
  { ending: 'ua', code: '380', mobile: /^(?:39|50|6[368]|73|9\d)\d{7}$/ },
  { ending: 'ru', code: '7', mobile: /^9\d{9}$/ },
  { ending: 'tr', code: '90', mobile: /^5\d{9}$/ },
  { ending: 'il', code: '972', mobile: /^5\d{8}$/ },
  { ending: 'ae', code: '971', mobile: /^5\d{8}$/ },
  { ending: 'sa', code: '966', mobile: /^5\d{8}$/ },
  { ending: 'eg', code: '20', mobile: /^1[0125]\d{8}$/ },
  { ending: 'za', code: '27', mobile: /^[678]\d{8}$/ },
  { ending: 'ng', code: '234', mobile: /^[789]\d{9}$/ },
  { ending: 'ke', code: '254', mobile: /^[17]\d{8}$/ },
  { ending: 'in', code: '91', mobile: /^[6-9]\d{9}$/ },
  { ending: 'cn', code: '86', mobile: /^1[3-9]\d{9}$/ },
  { ending: 'jp', code: '81', mobile: /^[789]0\d{8}$/ },
  { ending: 'kr', code: '82', mobile: /^10\d{8}$/ },
  { ending: 'tw', code: '886', mobile: /^9\d{8}$/ },
  { ending: 'hk', code: '852', mobile: /^[5-79]\d{7}$/ },
  { ending: 'sg', code: '65', mobile: /^[89]\d{7}$/ },
  { ending: 'au', code: '61', mobile: /^4\d{8}$/ },
  { ending: 'nz', code: '64', mobile: /^2\d{7,9}$/ },
  { ending: 'br', code: '55', mobile: /^[1-9]\d9\d{8}$/ },
];

/** The sizes of the groups in which numbers without country and zero are written. */
export const GROUPED =
  /^(?:1-)?3-3-4$|^3-3-3$|^5-5$|^4-6$|^2-5-4$|^2-3-2-2$|^3-2-2-2$|^2-2-2-2$|^3-3-2-2$|^3-4-4$|^1-2-3-2-2$|^10$|^11$|^4-3-3$|^2-4-4$|^4-4$|^2-7$|^8$|^9$/;
