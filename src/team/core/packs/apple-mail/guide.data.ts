import type { PackGuide } from '../guide';

export const APPLE_MAIL_GUIDE: PackGuide = {
  what: 'Puts the signature of each person into Mail on their own Mac. Profiles of device management have no key for signatures, so a script does it, as the person who is signed in.',
  needs: [
    'Put this folder where everybody can read it and only administrators can write. It holds everybody’s signature, and `files.csv` all addresses.',
    'Give Terminal, or what runs the script, Full Disk Access: System Settings, Privacy & Security. Without it, macOS hides the folder of Mail.',
    'Have one signature made in Mail, of any content: only then is there a list to add to.',
  ],
  pilot: [
    'Quit Mail on one Mac and run `sh install.sh jane.doe@example.com`. It asks before it changes anything.',
    'Open Mail, Settings, Signatures, drag `Company signature` to the account and choose it.',
  ],
  run: [
    'Run it on each Mac as its user: by your device management, or by people themselves. Answer `y` from a script: `echo y | sh install.sh jane.doe@example.com`.',
  ],
  check: ['Write a new email. The settings may not show linked pictures; emails do.'],
  undo: [
    'Quit Mail and run `sh undo.sh`. The list as it was before is kept in `~/Library/Application Support/CompanySignature`.',
  ],
  limits: [
    'The file is locked, or Mail would write it again in its own way: who wants to change it makes a copy in Mail.',
    'A second run replaces the signature and keeps which account it is chosen for.',
    'The Mac alone: iPhone and iPad have a signature of their own.',
  ],
  untried: [
    'Both scripts: no Mac was at hand. They were read by a shell of POSIX, which found no mistake in their form.',
    'With iCloud, which may put the former list back.',
    'The folder of your version of macOS: the newest one that is found is taken.',
  ],
};
