/** Substitutes for fonts that this machine lacks. */
export interface FontPort {
  /** Lets the texts of a frame in the page use it, too. */
  readonly addTo: (frame: Window & typeof globalThis) => Promise<void>;
  /** Resolves once the fonts that the page shows have loaded, and are measured with. */
  readonly haveCome: () => Promise<void>;
}
