/** How the tabs of one browser agree on who writes what they share. */
export interface TabsPort {
  /** A name for this tab that lasts through reloads. */
  readonly tabId: string;
  /** Takes hold of `name` if no other tab has it. `onAsked` is run, and waited for, when another tab takes it over. */
  readonly claim: (name: string, onAsked: () => Promise<void>) => Promise<boolean>;
  /** Takes hold of `name` from whichever tab has it, after that tab has put its work down. */
  readonly takeOver: (name: string, onAsked: () => Promise<void>) => Promise<void>;
}
