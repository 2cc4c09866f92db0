import { reasonOf } from '../../src/model/findings/finding-rows';
import { NONE_HELD } from '../../src/model/picture/held-pictures';
import { useCallback, useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FindingReason } from '../../src/output/page/finding-reason';
import { SHOWN_BACKGROUNDS, SHOWN_WIDTHS } from '../../src/output/page/mail-choices';
import { MailMessage } from '../../src/output/page/mail-message';
import { SizeMeter } from '../../src/output/page/size-meter';
import { SmallPicture } from '../../src/output/page/small-picture';
import { Button } from '../../src/ui/buttons/button';
import { LIMITS } from '../../src/model/limits';

const meta = { title: 'Inbox/Parts' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { signatureCharactersAim: AIM, signatureCharactersWall: WALL } = LIMITS;

/** Nothing yet, as long as it should be, longer, and longer than Gmail takes. */
export const Sizes: Story = {
  render: () => (
    <div className="grid max-w-sm gap-5">
      {[0, AIM, AIM + 1, WALL + 1].map((characters) => (
        <SizeMeter key={characters} html={'x'.repeat(characters)} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole<HTMLMeterElement>('meter', { name: 'Size' });
    await expect(shown.map(({ value }) => value)).toEqual([0, AIM, AIM + 1, WALL]);
  },
};

/** A message on each background and at each width; without a name, with one that is too long, from right to left, and bare. */
export const Messages: Story = {
  render: () => (
    <div className="grid max-w-3xl gap-4">
      {SHOWN_BACKGROUNDS.flatMap(({ value: background }) =>
        SHOWN_WIDTHS.map(({ value: width }) => (
          <MailMessage
            key={`${background} ${width}`}
            sender="Jane Doe"
            width={width}
            background={background}
          >
            <p>
              Jane Doe, {background}, {width}
            </p>
          </MailMessage>
        )),
      )}
      <MailMessage sender="" width="phone" background="light">
        <p>Of nobody yet</p>
      </MailMessage>
      <MailMessage sender={'Wolfeschlegelsteinhausen'.repeat(4)} width="phone" background="light">
        <p>Of a long name</p>
      </MailMessage>
      <div dir="rtl" lang="ar">
        <MailMessage sender="ليلى حداد" width="phone" background="dark">
          <p>ليلى حداد</p>
        </MailMessage>
      </div>
      <MailMessage sender="Jane Doe" width="phone" background="light" isBare>
        <p>Without the message above it</p>
      </MailMessage>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You')).toBeVisible();
    for (const bare of canvas.getAllByText('Without the message above it')) {
      await expect(bare.closest('[data-signature-preview]')).toHaveTextContent(
        /^Jane DoeRe: Our meeting/,
      );
    }
    const [wide, narrow] = SHOWN_WIDTHS.map(({ value }) =>
      canvas.getByText(`Jane Doe, light, ${value}`).getBoundingClientRect(),
    );
    await expect((wide?.width ?? 0) > (narrow?.width ?? 0)).toBe(true);
  },
};

/** Why a finding is one, with the source; it comes on use. */
export const Reason: Story = {
  render: () => (
    <div className="flex max-w-sm flex-wrap gap-2">
      <span>Gmail and HEY hide uploaded pictures.</span>
      <FindingReason reason={reasonOf('embedded-picture')} />
    </div>
  ),
  play: async ({ canvas }) => {
    const why = canvas.getByRole('button', { name: 'Why?' });
    await userEvent.click(why);
    await expect(await canvas.findByRole('link')).toHaveAttribute('href');
    await userEvent.click(why);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const SIGNATURE =
  '<table role="presentation" width="400"><tr><td bgcolor="#0e6b52" style="background:#0e6b52;color:#ffffff;padding:16px;font:20px Arial">Jane Doe</td></tr></table>';

/**
 * On the common scale, as large as it fits, also when there is another room for it, with nothing to be seen, and before there
 * is anything.
 */
export const SmallPictures: Story = {
  render: () => (
    <div className="grid max-w-2xl grid-cols-2 gap-4">
      {PICTURES.map(({ name, ...picture }) => (
        <figure key={name} className="grid gap-1 text-xs">
          <span className="block h-28 rounded-card border bg-white">
            <SmallPicture held={NONE_HELD} {...picture} />
          </span>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Nothing to show')).toBeVisible();
    await waitFor(() =>
      expect(textsOf(canvasElement)).toEqual(['Jane Doe', 'Jane Doe', '', 'not drawn']),
    );
    const [box] = boxesOf(canvasElement);
    for (const width of ['120px', '']) {
      box?.style.setProperty('width', width);
      await waitFor(() => expect(widthOfDrawing(box)).toBeCloseTo(box?.clientWidth ?? 0));
    }
  },
};

/** Made beside the page: of many that follow on each other, one at a time and the last; one that fails changes nothing. */
export const SmallPictureThatTakesTime: Story = {
  render: () => <Following />,
  play: async ({ canvas, canvasElement }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    const made = (name: string) => canvas.getByRole('button', { name });
    const isAsked = (asked: string) => waitFor(() => expect(canvas.getByText(asked)).toBeVisible());
    await isAsked('Asked: 0');
    for (let i = 0; i < 3; i++) await userEvent.click(next);
    await userEvent.click(made('Made'));
    await isAsked('Asked: 0, 3');
    await userEvent.click(made('Made'));
    await waitFor(() => expect(textsOf(canvasElement)).toEqual(['Picture 3']));
    await userEvent.click(next);
    await isAsked('Asked: 0, 3, 4');
    await userEvent.click(made('Failed'));
    await userEvent.click(next);
    await isAsked('Asked: 0, 3, 4, 5');
    await expect(textsOf(canvasElement)).toEqual(['Picture 3']);
  },
};

function Following() {
  const [at, setAt] = useState(0);
  const [asked, setAsked] = useState<readonly number[]>([]);
  const waiting = useRef<PromiseWithEnds | null>(null);
  const make = useCallback(() => {
    setAsked((before) => [...before, at]);
    return new Promise<string>((resolve, reject) => {
      waiting.current = {
        resolve: () => resolve(`<table><tr><td>Picture ${at}</td></tr></table>`),
        reject,
      };
    });
  }, [at]);
  return (
    <figure className="grid gap-2 text-sm">
      <span className="block h-28 w-56 rounded-card border bg-white">
        <SmallPicture held={NONE_HELD} isFitted make={make} />
      </span>
      <p>Asked: {asked.join(', ')}</p>
      <Button onClick={() => setAt((before) => before + 1)}>Next</Button>
      <Button onClick={() => waiting.current?.resolve()}>Made</Button>
      <Button onClick={() => waiting.current?.reject(new Error('broken'))}>Failed</Button>
    </figure>
  );
}

interface PromiseWithEnds {
  readonly resolve: () => void;
  readonly reject: (cause: Error) => void;
}

const placeholder = (
  <span className="absolute inset-0 grid place-items-center text-[#676459]">Nothing to show</span>
);

const PICTURES = [
  { name: 'On the common scale', make: () => SIGNATURE },
  { name: 'As large as it fits', make: () => SIGNATURE, isFitted: true },
  { name: 'Blank', make: () => '<p></p>', isFitted: true, placeholder },
  { name: 'Not there yet', make: null },
];

/** The text of each picture. */
function textsOf(canvasElement: HTMLElement): readonly string[] {
  return boxesOf(canvasElement).map(({ shadowRoot }) =>
    shadowRoot === null ? 'not drawn' : (shadowRoot.textContent ?? '').trim(),
  );
}

/** What the pictures are drawn in. */
function boxesOf(canvasElement: HTMLElement): readonly HTMLElement[] {
  return [
    ...canvasElement.querySelectorAll<HTMLElement>('figure > span > span > span:first-child'),
  ];
}

function widthOfDrawing(box: HTMLElement | undefined): number {
  return box?.shadowRoot?.firstElementChild?.getBoundingClientRect().width ?? 0;
}
