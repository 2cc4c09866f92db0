/* What the script that runs within Thunderbird uses of it. */

interface LocalFile {
  initWithPath(path: string): void;
}

interface Address {
  mutate(): AddressMutator;
}

interface AddressMutator {
  setQuery(query: string): AddressMutator;
  finalize(): Address;
}

interface Pane {
  readonly contentDocument?: Document;
}

interface MailWindow {
  readonly document: { getElementById(id: string): Pane | null };
  readonly messageBrowser?: {
    readonly contentWindow?: { getMessagePaneBrowser?(): Pane };
  };
  openDialog(url: string, name: string, features: string, argument: Address): void;
  close(): void;
}

interface Modules {
  readonly MailServices: {
    readonly accounts: { readonly allIdentities: readonly object[] };
    readonly compose: { OpenComposeWindow(...parts: readonly unknown[]): void };
  };
  readonly MailUtils: {
    openEMLFile(window: MailWindow | null, file: LocalFile, address: Address): void;
  };
  readonly setTimeout: (run: (value: unknown) => void, delayMs: number) => void;
}

export interface ThunderbirdGlobals {
  readonly ChromeUtils: { importESModule(address: string): Modules };
  readonly Services: {
    readonly wm: { getMostRecentWindow(type: string): MailWindow | null };
    readonly io: { newFileURI(file: LocalFile): Address };
  };
  readonly Cc: {
    readonly '@mozilla.org/file/local;1': { createInstance(kind: unknown): LocalFile };
  };
  readonly Ci: {
    readonly nsIFile: unknown;
    readonly nsIMsgCompType: { readonly New: number };
    readonly nsIMsgCompFormat: { readonly HTML: number };
  };
}
