import type { PackageId } from '../export/packages';
import type { FileGuide, FileWords, Guide } from './guide';

/** What is done on a phone with a signature that was copied there. */
export const PASTE_ON_PHONE: Guide['steps'] = [
  {
    text: 'iPhone: *Settings*, *Apps*, *Mail*, *Signature*. Before iOS 18 it is *Settings*, *Mail*, *Signature*. Android: the settings of your email app. Paste there.',
    drawing: 'phoneSettings',
  },
  {
    text: 'If an iPhone loses the styling, shake it right after pasting and choose *Undo Change Attributes*.',
    drawing: 'shake',
  },
];

/** Each package as a file among others. */
export const PACKAGE_FILES: Readonly<Record<PackageId, FileWords>> = {
  pictures: {
    title: 'Pictures',
    lead: 'Each picture of the signature as a file of its own.',
    action: 'Download pictures',
  },
  eml: {
    title: 'Draft message',
    lead: 'Opens as a new message in Outlook and others: send it to yourself as a test.',
    action: 'Download .eml',
  },
  html: {
    title: 'HTML file',
    lead: 'The whole signature as one page, pictures included.',
    action: 'Download .html',
  },
  addon: {
    title: 'Add-on for Thunderbird',
    lead: 'Sets the signature of every identity with your address.',
    action: 'Download .xpi',
  },
  text: {
    title: 'Plain text',
    lead: 'The text only.',
    action: 'Download .txt',
  },
  vcard: {
    title: 'Contact card',
    lead: 'Your details for an address book (vCard 3.0).',
    action: 'Download .vcf',
  },
  page: {
    title: 'Page for a phone',
    lead: 'Open it there, and the signature is ready to copy.',
    action: 'Download page',
  },
  mailsignature: {
    title: 'Apple Mail signature',
    lead: 'The file in which Mail on a Mac keeps a signature.',
    action: 'Download .mailsignature',
  },
  'outlook-zip': {
    title: 'Classic Outlook signature',
    lead: 'The files in which Outlook for Windows keeps a signature.',
    action: 'Download .zip',
  },
  'outlook-addin': {
    title: 'Add-in for Outlook',
    lead: 'A button and a pane that insert your signature.',
    action: 'Download the add-in',
  },
};

/** What is done with the files that a mail client takes. */
export const PACKAGE_GUIDES: Readonly<Partial<Record<PackageId, FileGuide>>> = {
  'outlook-zip': {
    title: 'Install the files',
    lead: 'Classic Outlook reads signatures from a folder, pictures too. Nothing is lost on the way.',
    steps: [
      { text: 'Close Outlook.', drawing: 'close' },
      {
        text: 'Press the *Windows* key and *R*, type this, and press *Enter*. A folder opens.',
        typed: String.raw`%APPDATA%\Microsoft\Signatures`,
        drawing: 'address',
      },
      {
        text: 'Open the downloaded .zip and drag everything in it into that folder: three files and a folder of pictures.',
        drawing: 'unpack',
      },
      {
        text: 'Start Outlook. At *File*, *Options*, *Mail*, *Signatures…* choose it for new messages and for replies.',
        drawing: 'defaults',
      },
    ],
  },
  'outlook-addin': {
    title: 'Insert it by an add-in',
    lead: 'A button and a pane in Outlook that insert your signature, never a second one. Outlook loads an add-in from a web server with https, even for one person: you need a place for its files there. It follows the documentation, and was not tried in Outlook.',
    steps: [
      {
        text: 'Unpack the downloaded archive, and put all of its folder *site* at the address that you entered.',
        drawing: 'unpack',
      },
      {
        text: 'Open this address in a browser. In the dialog choose *My add-ins*, *Add a custom add-in*, *Add from File…*, and the file *manifest.xml*.',
        typed: 'https://aka.ms/olksideload',
        drawing: 'add',
      },
      {
        text: 'In a new message, choose *Insert signature*, or *Choose signature* for the pane. The rest is in *README.html*.',
        drawing: 'paste',
      },
    ],
  },
  mailsignature: {
    title: 'Install the file',
    lead: 'The most exact way: Mail uses the file as it is.',
    steps: [
      {
        text: 'In Mail, choose *Mail*, *Settings*, *Signatures*, press *+* and type any word. Then quit Mail.',
        drawing: 'add',
      },
      {
        text: 'In the Finder choose *Go*, *Go to Folder…* and type this. The number may be higher. With iCloud Drive the folder is in *~/Library/Mobile Documents/com~apple~mail/Data*.',
        typed: '~/Library/Mail/V10/MailData/Signatures',
        drawing: 'address',
      },
      {
        text: 'The newest file there is yours. Give the downloaded file its name and put it in its place.',
        drawing: 'replace',
      },
      {
        text: 'Choose it and press *⌘I*. Tick *Locked*, or Mail writes over it. Then open Mail.',
        drawing: 'lock',
      },
    ],
  },
  page: {
    title: 'Open a page on the phone',
    lead: 'A small page with your signature on it, ready to select and copy there.',
    steps: [
      {
        text: 'Send the file to your phone, in a message to yourself or by AirDrop, and open it there.',
        drawing: 'phonePage',
      },
      { text: 'Tap the signature to select it, then *Copy*.', drawing: 'phoneCopy' },
      ...PASTE_ON_PHONE,
    ],
  },
  text: {
    title: 'Plain text',
    lead: 'For apps that take plain text only, such as Gmail on the phone.',
    steps: [
      {
        text: 'Open the file, select all and copy.',
        drawing: 'phoneCopy',
      },
      {
        text: 'In the app, open the settings of your account, then *Mobile signature* or *Signature*, and paste.',
        drawing: 'phoneSettings',
      },
    ],
  },
  html: {
    title: 'Attach the file',
    lead: 'One file that holds everything. Thunderbird reads it for each message.',
    steps: [
      { text: 'Put the downloaded file where it can stay.', drawing: 'folder' },
      {
        text: 'In Thunderbird, open *Account Settings* and choose your account.',
        drawing: 'settings',
      },
      {
        text: 'Tick *Attach the signature from a file instead*, press *Choose…* and choose the file.',
        drawing: 'tick',
      },
    ],
  },
  addon: {
    title: 'Install as an add-on',
    lead: 'For each identity with your address, also of accounts that you set up later. Thunderbird 128 or newer.',
    steps: [
      {
        text: 'In Thunderbird, open the menu and choose *Add-ons and Themes*.',
        drawing: 'settings',
      },
      {
        text: 'Choose the gear, then *Install Add-on From File…* and the downloaded file. Confirm with *Add*.',
        drawing: 'add',
      },
      {
        text: 'Another address: choose a file for it in the settings of the add-on.',
        drawing: 'tick',
      },
    ],
  },
};
