import { Markdown, Source } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import contributing from '../../CONTRIBUTING.md?raw';
import { sectionOf } from './section-of';

/** A recipe of CONTRIBUTING.md, as it stands there. */
export function Recipe({ of }: { readonly of: string }) {
  return (
    <div className="[&_ol]:list-decimal [&_ol]:ps-6">
      <Markdown>{withWholeCode(sectionOf(contributing, of))}</Markdown>
    </div>
  );
}

/** Code that goes over the end of a line would be taken for a block of its own. */
function withWholeCode(text: string): string {
  return text.replace(/`[^`]+`/g, (code) => code.replace(/\s*\n\s*/g, ' '));
}

/** A file of the product, as it is. */
export function SourceFile({ path, text }: { readonly path: string; readonly text: string }) {
  return (
    <figure>
      <figcaption>
        <code>{path}</code>
      </figcaption>
      <Source code={text.trim()} language="tsx" />
    </figure>
  );
}

/** What looks as in the app, on a written page, which is always light. */
export function Specimen({ children }: { readonly children: ReactNode }) {
  return (
    <div data-theme="light" className="sb-unstyled my-6 text-ink">
      {children}
    </div>
  );
}
