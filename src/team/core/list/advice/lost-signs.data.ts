/*
 * What spreadsheets take from numbers: the plus of telephone numbers, and the zeros with which postal codes begin.
 */

/** The calling codes of countries (ITU-T E.164), by ISO 3166. */
export const CALLING_CODES: Readonly<Record<string, string>> = tableOf(
  'US:1 CA:1 RU:7 KZ:7 EG:20 ZA:27 GR:30 NL:31 BE:32 FR:33 ES:34 HU:36 IT:39 RO:40 CH:41 AT:43 GB:44 DK:45 SE:46 NO:47 PL:48 DE:49 PE:51 MX:52 AR:54 BR:55 CL:56 CO:57 VE:58 MY:60 AU:61 ID:62 PH:63 NZ:64 SG:65 TH:66 JP:81 KR:82 VN:84 CN:86 TR:90 IN:91 PK:92 MA:212 DZ:213 TN:216 NG:234 KE:254 PT:351 LU:352 IE:353 IS:354 AL:355 MT:356 CY:357 FI:358 BG:359 LT:370 LV:371 EE:372 MD:373 UA:380 RS:381 ME:382 HR:385 SI:386 BA:387 MK:389 CZ:420 SK:421 LI:423 HK:852 TW:886 BD:880 LB:961 JO:962 KW:965 SA:966 AE:971 IL:972 BH:973 QA:974 UZ:998',
);

/** How many digits the postal codes of countries have that may begin with a zero (Universal Postal Union). */
export const CODE_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(
    tableOf(
      'DE:5 US:5 PR:5 FR:5 ES:5 IT:5 MX:5 FI:5 EE:5 TR:5 UA:5 KR:5 LT:5 MY:5 SK:5 RO:6 CN:6 JP:7 IL:7 NO:4 DK:4 AU:4',
    ),
  ).map(([country, digits]) => [country, Number(digits)]),
);

function tableOf(rows: string): Readonly<Record<string, string>> {
  return Object.fromEntries(rows.split(' ').map((row) => row.split(':')));
}
