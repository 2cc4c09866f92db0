import type { PackGuide } from '../guide';

export const THUNDERBIRD_GUIDE: PackGuide = {
  what: 'A file of policies for each person, which gives all of their accounts in Thunderbird the signature to begin with. Policies know no people, so each computer gets the file of whoever works there.',
  needs: [
    'Decide how files reach the computers: any way that you copy files with today will do.',
    'Where there is a `policies.json` already, put its policies and those of `Preferences` from here into one file.',
  ],
  pilot: [
    'Close Thunderbird on one computer, and copy `files/<address>/policies.json` of that person: on Windows to `distribution` beside `thunderbird.exe`, on macOS to `Thunderbird.app/Contents/Resources/distribution`, on Linux to `/etc/thunderbird/policies`.',
    'Start Thunderbird and write a new email.',
  ],
  run: [
    'Copy each person’s file to their computer; `files.csv` says which is whose.',
    'A group policy or Intune (ADMX templates of the project, policy Preferences as JSON) and a profile for macOS (`org.mozilla.thunderbird`, key `Preferences`) take the same content, for computers of one person each.',
  ],
  check: [
    'Menu, Help, More troubleshooting information, Enterprise policies: Active. The page `about:policies` shows them, with errors.',
  ],
  undo: [
    'Delete `policies.json` (or put back the former one) and start Thunderbird again. A signature that somebody typed in was not touched.',
  ],
  limits: [
    'It is what accounts begin with: who has set a signature of their own keeps it.',
    'All accounts of a computer get the same signature.',
    'Set `Status` to `locked` in the file if people are not to change it for accounts without one of their own.',
  ],
  untried: [
    'The files with Thunderbird: the names are those that its own tests use for what identities fall back to, and they were not tried as policies.',
    'Group policy, Intune and profiles for macOS.',
    'Pictures inside the HTML of a signature in a policy.',
  ],
};
