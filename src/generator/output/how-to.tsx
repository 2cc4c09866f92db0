/** How the signature gets into a mail client. */
export function HowTo() {
  return (
    <section aria-labelledby="how-to" className="border-t pt-4">
      <h3 id="how-to" className="text-sm font-semibold">
        How to use it
      </h3>
      <ol className="mt-1.5 grid list-decimal gap-1 ps-5 text-sm text-ink-muted">
        <li>Press Copy HTML.</li>
        <li>Open the signature settings of your email client: Outlook, Gmail or Apple Mail.</li>
        <li>Paste it there and save.</li>
      </ol>
    </section>
  );
}
