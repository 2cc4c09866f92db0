/** A notice: what a toast shows. */
export interface NoticeText {
  readonly title: string;
  readonly message: string;
  readonly destructive?: true;
  /** There is something to look at before going on. */
  readonly warns?: true;
  /** It is not about what the visitor has just done, and comes after what is. */
  readonly waits?: true;
  readonly durationMs?: number;
  readonly action?: NoticeAction;
  /** What else it offers. */
  readonly also?: NoticeAction;
}

/** What a notice offers, as data: the app has the code that does it. */
export interface NoticeAction {
  readonly label: string;
  readonly effect: NoticeEffect;
}

export type NoticeEffect =
  /** Takes back the last step. A later step takes the notice away. */
  | { readonly type: 'undo' }
  /** Uses the picture that was taken last as this instead. */
  | { readonly type: 'takeAs'; readonly kind: 'profile' | 'logo' }
  | { readonly type: 'saveCopy' }
  /** Saves into the file of a signature, or lets the visitor choose another. */
  | { readonly type: 'saveFile'; readonly id: string; readonly isElsewhere?: boolean }
  | { readonly type: 'useItIn' }
  | { readonly type: 'importSignature' }
  /** Saves all, and loads the page again with the release that waits. */
  | { readonly type: 'takeNewRelease' }
  /** Requests again the parts of the page that did not load. */
  | { readonly type: 'wantAgain' }
  /** Saves all, and loads the page again. */
  | { readonly type: 'reload' }
  /** Focuses the first field that still holds a sample value. */
  | { readonly type: 'showSample' }
  /** Brings a removed version of a signature back. */
  | { readonly type: 'unremoveVersion'; readonly of: string; readonly id: string }
  | {
      readonly type: 'undelete';
      readonly id: string;
      /** Whether it was the open one. */
      readonly isReopened: boolean;
      /** The new one that was begun in its place. */
      readonly instead: string | null;
    };
