/*
 * Five kinds of Outlook, by what their documentation states of add-ins that events start. None of it was tried in Outlook.
 *
 * Sources: `events` is learn.microsoft.com/office/dev/add-ins/develop/event-based-activation, `runtimes` …/testing/runtimes,
 * `phones` …/outlook/mobile-event-based, `reference` the types of office-js 1.0.612, `#…` an issue of github.com/OfficeDev/office-js.
 */

export interface Host {
  readonly id: 'classic' | 'classic-signed' | 'web' | 'phone' | 'web-appointment';
  /** What `mailbox.diagnostics.hostName` has (reference). */
  readonly hostName: string;
  readonly itemType: 'message' | 'appointment';
  /**
   * Whether a script runs alone: no page, address, storage, timers that are documented, nothing newer than ES2016, relative
   * addresses refused, and each event starts it anew (runtimes, events). React Native's engine is no browser, so that no Promise
   * is relied on but the one that `fetch` returns.
   */
  readonly isScriptAlone: boolean;
  /** Whether there is a pane while somebody writes: not on phones (reference, 'MobileFormFactor'). */
  readonly hasPane: boolean;
  /** How an event ends that its add-in does not complete, in ms: 300 s, on phones 60 s (events, phones). */
  readonly endsAfterMs: number;
  /** Of `setSignatureAsync`: in browsers for messages alone (reference). */
  readonly hasSignatures: boolean;
  /** `isClientSignatureEnabledAsync` is not among what phones have (phones). */
  readonly tellsClientSignature: boolean;
  /** Whether disabling takes away what stands in the message (reference: in browsers 'a signature that is selected'). */
  readonly disablingRemoves: boolean;
  /** Whether Outlook has put a signature of its own before the event comes. */
  readonly isSigned: boolean;
  /** Whether a new sender starts an event: for appointments on the Mac alone (events). */
  readonly tellsSender: boolean;
  /** Pictures inside a signature make `setSignatureAsync` add one below the other (#6402). */
  readonly stacksPictures: boolean;
  /** A request that nobody answers fails after about 45 s (#2866). */
  readonly requestEndsMs: number;
}

const MESSAGE = {
  itemType: 'message',
  isScriptAlone: false,
  hasPane: true,
  endsAfterMs: 300_000,
  hasSignatures: true,
  tellsClientSignature: true,
  disablingRemoves: false,
  isSigned: false,
  tellsSender: true,
  stacksPictures: false,
  requestEndsMs: 45_000,
} as const;

export const HOSTS: readonly Host[] = [
  { ...MESSAGE, id: 'classic', hostName: 'Outlook', isScriptAlone: true },
  { ...MESSAGE, id: 'classic-signed', hostName: 'Outlook', isScriptAlone: true, isSigned: true },
  {
    ...MESSAGE,
    id: 'web',
    hostName: 'OutlookWebApp',
    isSigned: true,
    disablingRemoves: true,
    stacksPictures: true,
  },
  {
    ...MESSAGE,
    id: 'phone',
    hostName: 'OutlookIOS',
    hasPane: false,
    endsAfterMs: 60_000,
    isSigned: true,
    tellsClientSignature: false,
  },
  {
    ...MESSAGE,
    id: 'web-appointment',
    hostName: 'newOutlookWindows',
    itemType: 'appointment',
    hasSignatures: false,
    tellsSender: false,
  },
];
