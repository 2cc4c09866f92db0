import { CLIENT_DIFFERENCES } from '../../../../model/clients/client-rules.data';
import type { PackGuide } from '../guide';

export const GOOGLE_GUIDE: PackGuide = {
  what: 'Sets the signature of each person in Gmail with GAM7, the free command line for Google Workspace. Each person gets a finished file: no row is left empty, and a design of the canvas looks as you drew it.',
  needs: [
    'Install GAM7 and give it access to Gmail settings of your domain: `gam oauth create` and `gam user admin@your-domain check serviceaccount` tell what is missing.',
    'Put the pictures of the signatures online first: Gmail does not show pictures inside the HTML.',
    'Open a terminal in the folder `google` of the unzipped archive. If your `gam.cfg` sets `input_dir`, clear it for these commands.',
    'Run the command `1. Backup` of `commands.txt`, and put a copy of `backup.csv` elsewhere: a second backup writes over it.',
  ],
  pilot: [
    'Run `2. Pilot`. It sets the signature of the first person of `people.csv` alone.',
    'Reload Gmail there, since an open tab keeps the old one, and write a new email.',
  ],
  run: ['Run `3. All`. GAM does several people at once and names those that failed.'],
  check: [
    'Run `4. Verify`. `without-signature.csv` names everybody who still has none.',
    'Ask a few people to reload Gmail and to reply to an email: the signature for replies may have to be chosen once in the settings.',
  ],
  undo: [
    'Take the `#` from the last line of `commands.txt` and run that command: it puts back the signatures of `backup.csv`.',
  ],
  limits: [
    'Gmail takes 10,000 characters for a signature. Longer ones are refused for that person, and the others go on.',
    '`commands.txt` sets the default signature of the main address. Other addresses of `addresses.csv`, where it is there, have `address-commands.txt`. Signatures have no names, and there is no second one for an address.',
    `It counts for Gmail in the browser. ${CLIENT_DIFFERENCES['gmail-apps'].message}`,
    'The files in `google/signatures` hold the signature without a page around it, as Gmail counts each character.',
  ],
  untried: [
    'All commands: written after the GAM7 documentation, and read back by a test, but not run against a Google Workspace.',
    'That `backup.csv` puts back signatures with pictures as they were.',
  ],
};
