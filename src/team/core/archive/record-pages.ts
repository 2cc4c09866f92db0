const PAGE_BYTES = 65_536;

/** Many small records, none larger than a page, kept in few large pieces. */
export function recordPages() {
  const full: Uint8Array[] = [];
  let page = new Uint8Array(PAGE_BYTES);
  let used = 0;
  const turn = (): void => {
    full.push(page.subarray(0, used));
    page = new Uint8Array(PAGE_BYTES);
    used = 0;
  };
  return {
    add: (record: Uint8Array): void => {
      if (used + record.length > PAGE_BYTES) turn();
      page.set(record, used);
      used += record.length;
    },
    all: (): readonly Uint8Array[] => {
      if (used > 0) turn();
      return full;
    },
  };
}
