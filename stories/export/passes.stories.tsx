import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within, userEvent } from 'storybook/test';
import { explainScene } from '../../src/export/explain';
import { printScene } from '../../src/export/print-scene';
import { SAMPLE_SIGNATURE } from '../../src/model/signature';
import type { Design } from '../../src/scene/scene';
import { Button } from '../../src/ui/button';
import { storyElement } from '../support/builder-story';
import { FormPicture } from './form-picture';

const DESIGN: Design = {
  version: 1,
  background: '#ffffff',
  frame: { width: 600, height: 200, trim: false },
  signatureData: SAMPLE_SIGNATURE,
  elements: [
    storyElement('rectangle', 10, 10, { id: 'panel', width: 260, height: 120, zIndex: 0 }),
    storyElement('name', 30, 30, { id: 'name', width: 200, zIndex: 1 }),
    storyElement('title', 30, 60, { id: 'title', width: 200, zIndex: 2 }),
    storyElement('circle', 240, 100, { id: 'circle', width: 60, height: 60, zIndex: 3 }),
    storyElement('phone', 340, 30, { id: 'phone', width: 200, zIndex: 4 }),
    storyElement('email', 340, 60, { id: 'email', width: 200, zIndex: 5 }),
    storyElement('divider', 340, 96, { id: 'divider', width: 200, height: 2, zIndex: 6 }),
    storyElement('website', 340, 110, { id: 'website', width: 200, zIndex: 7 }),
  ],
};

/** A design after each pass of the compiler: its boxes, its text, and what was found. */
function Passes({ design }: { readonly design: Design }) {
  const passes = explainScene(design);
  const [at, setAt] = useState(0);
  const shown = passes[at];
  if (shown === undefined) return null;
  return (
    <div className="grid gap-3 p-4">
      <div className="flex items-center gap-2">
        <Button size="sm" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Previous pass
        </Button>
        <Button size="sm" disabled={at === passes.length - 1} onClick={() => setAt(at + 1)}>
          Next pass
        </Button>
        <h2 className="text-base font-semibold">
          {at + 1} of {passes.length}: {shown.pass}
        </h2>
      </div>
      <FormPicture form={shown.form} html={printScene(design).html} />
      <ul className="text-sm">
        {[...new Set(shown.findings)].map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
      <pre className="text-xs whitespace-pre-wrap">{shown.lines.join('\n')}</pre>
    </div>
  );
}

const meta = {
  title: 'Compiler/Passes',
  component: Passes,
  args: { design: DESIGN },
} satisfies Meta<typeof Passes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Steps through all passes, from the elements to the HTML. */
export const Steps: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const next = page.getByRole('button', { name: 'Next pass' });
    for (const { pass } of explainScene(args.design)) {
      await expect(page.getByRole('heading')).toHaveTextContent(pass);
      if (!next.hasAttribute('disabled')) await userEvent.click(next);
    }
    await expect(next).toBeDisabled();
  },
};
