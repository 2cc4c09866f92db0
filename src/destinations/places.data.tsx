import type { ReactNode } from 'react';
import type { ImageMode } from '../export';
import {
  addon,
  html,
  mailsignature,
  outlookZip,
  PACKAGES,
  page,
  pictures,
  text,
  type Package,
} from '../export/packages';
import type { DestinationId } from '../model/destinations';
import type { Guide } from './guide';
import { PASTE_ON_PHONE } from './package-guides.data';

/** What a place where the signature is used gets, and what is known of it. */
interface Place {
  /** On 24 x 24, drawn by us: the signs of the makers are trademarks. */
  readonly icon: ReactNode;
  /** What is pasted there; null where pasting is no way in. */
  readonly copy: RichCopy | null;
  /** The same on the very device on which it is used, where that is another way than from elsewhere. */
  readonly copyThere?: RichCopy;
  /** In the order in which they are offered. */
  readonly packages: readonly Package[];
  /** Whether it takes the add-in for Outlook. */
  readonly takesAddin?: true;
  /** What else will look different there, beside the facts about its clients. */
  readonly advice?: string;
}

/** A copy as rich text, and what is done with it. */
interface RichCopy {
  readonly images: ImageMode;
  /** Whether every client that it is for shows the social icons. */
  readonly showsIcons: boolean;
  /** Whether it is whole only where the output lists no picture: where all of them are linked. */
  readonly wantsLinks: boolean;
  readonly guide: Guide;
}

const WITH_PICTURES = { images: 'embed', showsIcons: true, wantsLinks: false } as const;
/** It is pasted into any of many programs, some of which hide pictures that lie in the HTML. */
const WITH_LETTERS = { ...WITH_PICTURES, showsIcons: false } as const;
/** Neither Gmail nor classic Outlook shows pictures that lie in the HTML. */
const WITH_LINKS = { images: 'gaps', showsIcons: false, wantsLinks: true } as const;

const ENVELOPE =
  'M3 6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5z';

/*
 * The ways through their settings are those of autumn 2026.
 */

const GMAIL_SETTINGS = {
  text: 'In Gmail on a computer, choose the gear, then *See all settings*.',
  drawing: 'settings',
} as const;

const GMAIL_DEFAULTS = {
  text: 'Under *Signature defaults* choose it for new emails and for replies. Then *Save Changes*, at the bottom of the page.',
  drawing: 'defaults',
} as const;

/** For Gmail, where pictures of the signature come from the device: nothing that is copied holds them. */
export const GAPS_GUIDE: Guide = {
  title: 'Copy, then insert the pictures',
  lead: 'Gmail removes pasted pictures. Each place is marked with a number, and you insert the pictures as files.',
  action: 'Copy, then add pictures',
  steps: [
    GMAIL_SETTINGS,
    {
      text: 'On the tab *General*, at *Signature*, choose *Create new* and give it a name. Click into the box and paste.',
      drawing: 'paste',
    },
    {
      text: 'Select the text *Picture 1*, or *1* where the gap is small, and delete it.',
      drawing: 'gap',
    },
    {
      text: 'With the cursor still there, choose *Insert image* below the box, then *Upload*, and the picture you saved. Click it and choose the size that fits the gap. Do the same for each other picture.',
      drawing: 'insertImage',
    },
    GMAIL_DEFAULTS,
  ],
};

/** All places where a signature is used. */
export const PLACES: Readonly<Record<DestinationId, Place>> = {
  gmail: {
    icon: (
      <>
        <circle cx="12" cy="12" r="3.5" />
        <path d="M15.5 8.5v4.75a2.25 2.25 0 0 0 4.5 0V12a8 8 0 1 0-3.2 6.4" />
      </>
    ),
    copy: {
      ...WITH_LINKS,
      guide: {
        title: 'Copy and paste',
        lead: 'Gmail keeps all of this signature: none of its pictures are uploaded.',
        action: 'Copy signature',
        steps: [
          GMAIL_SETTINGS,
          {
            text: 'On the tab *General*, at *Signature*, choose *Create new* and give it a name. Click into the box and paste.',
            drawing: 'paste',
          },
          GMAIL_DEFAULTS,
        ],
      },
    },
    packages: [pictures],
  },
  'outlook-new': {
    icon: (
      <>
        <path d={ENVELOPE} />
        <path d="M9.5 5v14M12.5 9h5M12.5 12h5M12.5 15h3" />
      </>
    ),
    copy: {
      ...WITH_PICTURES,
      guide: {
        title: 'Copy and paste',
        lead: 'Pictures are in the copy. Outlook keeps them with the signature.',
        action: 'Copy signature',
        steps: [
          {
            text: 'In Outlook on the web or the new Outlook, choose the gear, then *Accounts*, then *Signatures*. On a Mac: *Outlook*, *Settings*, *Signatures*.',
            drawing: 'settings',
          },
          {
            text: 'Add a new signature, give it a name, click into the box and paste.',
            drawing: 'paste',
          },
          {
            text: 'Choose it for new messages and for replies and forwards, then *Save*.',
            drawing: 'defaults',
          },
        ],
      },
    },
    packages: [],
    takesAddin: true,
  },
  'outlook-classic': {
    icon: (
      <>
        <path d="M3 5.5A1.5 1.5 0 0 1 4.5 4h15A1.5 1.5 0 0 1 21 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 14.5z" />
        <path d="M8.5 20h7M12 16v4M8 7.5h8v5H8zM8 7.5l4 3 4-3" />
      </>
    ),
    copy: {
      ...WITH_LINKS,
      guide: {
        title: 'Copy and paste',
        lead: 'None of its pictures are uploaded, so the copy is complete.',
        action: 'Copy signature',
        steps: [
          { text: 'Choose *File*, *Options*, *Mail*, then *Signatures…*', drawing: 'menu' },
          {
            text: 'Choose *New*, give it a name, click into the large box and paste.',
            drawing: 'paste',
          },
          {
            text: 'Choose it for new messages and for replies and forwards, then *OK*.',
            drawing: 'defaults',
          },
        ],
      },
    },
    packages: [outlookZip],
    takesAddin: true,
  },
  'apple-mail': {
    icon: (
      <>
        <path d={ENVELOPE} />
        <path d="M3.5 6l8.5 7 8.5-7" />
      </>
    ),
    copy: {
      ...WITH_PICTURES,
      guide: {
        title: 'Copy and paste',
        lead: 'The easy way. Pictures are in the copy.',
        action: 'Copy signature',
        steps: [
          {
            text: 'In Mail on a Mac, choose *Mail*, *Settings*, *Signatures*. Choose an account and press *+*.',
            drawing: 'add',
          },
          {
            text: 'Turn off *Always match my default message font*: it would change every letter.',
            drawing: 'untick',
          },
          {
            text: 'Click into the box on the right, select what is there and paste.',
            drawing: 'paste',
          },
          { text: 'Choose it at *Choose Signature* and close the window.', drawing: 'defaults' },
        ],
      },
    },
    packages: [mailsignature],
  },
  phone: {
    icon: (
      <>
        <rect x="7" y="3" width="10" height="18" rx="2.5" />
        <path d="M11 18h2" />
      </>
    ),
    copy: null,
    copyThere: {
      ...WITH_LETTERS,
      guide: {
        title: 'Copy and paste',
        lead: 'You are on your phone: copy the signature here and paste it into your email app.',
        action: 'Copy signature',
        steps: PASTE_ON_PHONE,
      },
    },
    packages: [page, text],
  },
  thunderbird: {
    icon: <path d="M21 4L3 11l6.5 2.5M21 4l-6 16-5.5-6.5M21 4L9.5 13.5V19l3-3" />,
    copy: null,
    packages: [html, addon],
  },
  other: {
    icon: (
      <>
        <circle cx="12" cy="12" r="9" />
        {[8, 12, 16].map((x) => (
          <path key={x} d={`M${x} 12h.01`} strokeWidth="2" />
        ))}
      </>
    ),
    copy: {
      ...WITH_LETTERS,
      guide: {
        title: 'Copy and paste',
        lead: 'Most programs take a signature that is pasted into their settings.',
        action: 'Copy signature',
        steps: [
          {
            text: 'Open the settings of your email client and look for *Signature*.',
            drawing: 'settings',
          },
          { text: 'Click into the box and paste. Save.', drawing: 'paste' },
          { text: 'Send yourself a message and look at it on your phone, too.', drawing: 'draft' },
        ],
      },
    },
    packages: PACKAGES,
    advice:
      'Each program keeps a different part of the styling. Send yourself a message to see which.',
  },
};
