import type { ReactNode } from 'react';
import { shortcutText } from '../../store/shortcut-text';
import { isMacLike } from '../../ui/is-mac-like';
import { Kbd } from '../../ui/kbd';
import { pointerHelp } from './pointer-help';
import type { CommandSection } from './search-commands';
import { shortcutLines } from './shortcut-lines';

/** All keys, and what the pointer does. */
export function ShortcutList({ sections }: { readonly sections: readonly CommandSection[] }) {
  const isMac = isMacLike();
  return (
    <>
      {sections.map(({ title, commands }) => (
        <Section key={title} title={title}>
          {shortcutLines(commands).map(({ does, keys }) => (
            <Line key={does} does={does} keys={keys.map((one) => shortcutText(one, isMac))} />
          ))}
        </Section>
      ))}
      <Section title="Pointer">
        {pointerHelp(isMac).map(({ keys, does }) => (
          <Line key={keys} does={does} keys={[keys]} />
        ))}
      </Section>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mb-5 break-inside-avoid">
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

interface LineProps {
  readonly does: string;
  readonly keys: readonly string[];
}

function Line({ does, keys }: LineProps) {
  return (
    <div className="flex min-h-7 break-inside-avoid items-center gap-3 text-sm">
      <dt className="flex-1 text-ink-muted">{does}</dt>
      <dd className="flex gap-1">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </dd>
    </div>
  );
}
