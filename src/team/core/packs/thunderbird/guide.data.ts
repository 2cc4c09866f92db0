import type { PackGuide } from '../guide';

export const THUNDERBIRD_GUIDE: PackGuide = {
  what: 'One add-on with the signatures of all, and one file of policies that installs it. In each profile it gives each identity the signature of its address, on the first start and whenever a newer file is there. In replies and forwarded messages it puts the short form.',
  needs: [
    'Decide where `signatures.xpi` lies on each computer: a path that is the same for all, such as a folder that you copy files to today, or a mounted share. Who can read it can read the signatures.',
    'In `policies.json`, put that path in the place of `REPLACE/WITH/THE/PATH/OF`. For Windows: `file:///C:/ProgramData/Company/signatures.xpi`, for Linux: `file:///srv/signatures/signatures.xpi`.',
    'Where there is a `policies.json` already, add `ExtensionSettings` and `Preferences` from here to it.',
  ],
  pilot: [
    'Close Thunderbird on one computer. Copy `signatures.xpi` to its place, and `policies.json` to `distribution` beside `thunderbird.exe`; on macOS to `Thunderbird.app/Contents/Resources/distribution`, on Linux to `/etc/thunderbird/policies`.',
    'Start Thunderbird, and write a new message from each identity.',
  ],
  run: [
    'Copy both files to all computers, by a group policy, Intune or whatever copies files today. A group policy (ADMX templates of the project) and a profile for macOS take the same policies.',
    'When the list changes, make the signatures again and replace `signatures.xpi`: each Thunderbird takes it at its next start. `policies.json` stays as it is.',
  ],
  check: [
    'Menu, Add-ons and Themes: the add-on stands there. Its page of settings lists each identity, and whether its signature comes from the list.',
    'The page `about:policies` shows the policies, with errors.',
  ],
  undo: [
    'Put `undo/signatures.xpi` in the place of `signatures.xpi`: at the next start each identity gets back what it had before.',
    'After that set `installation_mode` to `blocked`, or delete the policies: Thunderbird removes the add-on.',
  ],
  limits: [
    'Thunderbird 128 or newer. An add-on that a policy installs needs no signature of a store.',
    'The list counts: what somebody types over the signature of a listed address is replaced at the next start. Other addresses are left alone, and their people can choose a file of their own in the settings of the add-on.',
    'Messages in plain text get the text of the whole signature, in replies too.',
    'Whether replies and forwarded messages have a signature at all is a setting of each identity; the policy switches it on for identities in which it was never chosen.',
    'For whole signatures in replies, set `3rdparty`, `Extensions`, the id of the add-on, `replies` to `whole` in the policies.',
    'Pictures in the HTML are sent along with each message. Linked ones are not loaded until the reader allows it.',
  ],
  untried: [
    'Windows and macOS, group policy, Intune and profiles for macOS. On Linux it was tried with Thunderbird 153: three identities in a profile, new messages, replies and forwarded ones read back, a changed list, a person who left, whole signatures in replies, the undo.',
  ],
};
