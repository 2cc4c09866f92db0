/** An empty page of its own in the one or the other mode of browsers, with a client's own sheet. */
export function openPage(mode: 'standards' | 'quirks', sheet = ''): Document {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width:1200px;height:900px;border:0';
  document.body.append(frame);
  const page = frame.contentDocument;
  if (page === null) throw new Error('A frame without a document');
  page.open();
  // The only way to a document in quirks mode: `srcdoc` is always in standards mode.
  page.write(
    `${mode === 'standards' ? '<!DOCTYPE html>' : ''}<style>body{margin:0}${sheet}</style><body>`,
  );
  page.close();
  shareFonts(page);
  return page;
}

/** What stands in for missing fonts here does so there, at once: the faces are the same ones. */
function shareFonts(page: Document): void {
  for (const face of document.fonts) page.fonts.add(face);
}

/** Takes a page away again. */
export function closePage(page: Document): void {
  page.defaultView?.frameElement?.remove();
}
