import { readPlace, type AddinPlace } from '../../src/export/packages/outlook-addin';

/** Where the add-in for Outlook lies. */
export const ADDIN_ADDRESS = 'https://signatures.x.example?key=00112233445566778899aabbccddeeff';

export const ADDIN_PLACE = placeOf(ADDIN_ADDRESS);

function placeOf(address: string): AddinPlace {
  const place = readPlace(address);
  if (typeof place === 'string') throw new Error(`${address}: ${place}`);
  return place;
}
