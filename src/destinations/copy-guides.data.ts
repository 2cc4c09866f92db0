import type { DestinationId } from '../model/destinations';
import type { Guide } from './guide';

/*
 * What is done with a copy, client by client. The ways through their settings are those of autumn 2026.
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
  lead: 'Gmail drops pasted pictures. So the copy has a numbered gap for each, and you insert the pictures as files.',
  action: 'Copy with gaps',
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

/** By destination; none where nothing is pasted. */
export const COPY_GUIDES: Readonly<Partial<Record<DestinationId, Guide>>> = {
  gmail: {
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
  'outlook-new': {
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
  'outlook-classic': {
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
  'apple-mail': {
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
  other: {
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
};
