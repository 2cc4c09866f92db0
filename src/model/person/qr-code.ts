/** A QR code as a picture. */
export interface QrCode {
  /** A PNG as a data URL, twice as fine as it is shown. */
  readonly src: string;
  /** In px as it is shown, with a whole number of them for each of its squares: scaled squares cannot be read. */
  readonly side: number;
}

/** Codes by the ids of the blocks or elements that show them. */
export type QrCodes = Readonly<Record<string, QrCode>>;
