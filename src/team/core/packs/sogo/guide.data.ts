import type { PackGuide } from '../guide';

export const SOGO_GUIDE: PackGuide = {
  what: 'Sets the signatures in the webmail SOGo by its own `sogo-tool`, each for the identities of its address. `deploy.py` reads `identities.ndjson`; `undo.py` puts back what was there.',
  needs: [
    'Copy this folder to the server on which SOGo runs. It holds everybody’s signature.',
    'Python 3.6 or newer, which most servers have. Nothing else is installed.',
    'Run the scripts as the account of SOGo, mostly `sudo -u sogo`. It must be able to write here, or name a folder where it can: `--state /var/lib/signatures`.',
    'The scripts take an address for the name that its person signs in with. Where that is only what stands before the @, add `--login local`.',
  ],
  pilot: [
    'Look at what would be done: `python3 deploy.py`. Nothing is changed without `--go`.',
    'Set one person: `python3 deploy.py --only jane.doe@example.com --go`.',
    'Sign in there and write a new message.',
  ],
  run: [
    'Run `python3 deploy.py --go`. A run that was stopped is started again: what is set already is passed over.',
    'SOGo keeps identities of those alone who have saved their settings once. The others are `without an identity`; with `--new` they get one with name, address and signature. Look first whether the names that they sign in with are right.',
    'For many people, `signet apply --via sogo` is faster: it asks `sogo-tool` only for those who have changed since its last run.',
    'What was there before the first run is in `state.ndjson`. Give all archives the same folder for it with `--state`, or copy it from one to the next.',
  ],
  check: [
    'Run `python3 deploy.py --check`: it reads all signatures back and compares them. Those that people have changed are named as `differs`.',
    'SOGo may keep settings in memory for some minutes. Sign out and in again.',
  ],
  undo: [
    'Look: `python3 undo.py`. Then run it with `--go`, for one person with `--only`.',
    'Signatures that somebody has changed since stay as they are; `--all` puts them back, too.',
  ],
  limits: [
    'SOGo 5, whose users have a list of identities (`SOGoMailIdentities`).',
    'Names with an apostrophe, as in `o’neil@`, are left out and named: SOGo writes them into its SQL as they are (5.8), where they fail, or do worse. Set these by hand.',
    'Nothing but the signature of the matching address is changed. Identities are read first, and read back afterwards.',
    'The editor of SOGo (CKEditor) cleans a signature when somebody opens it in the settings. `SOGoForceRawHtmlSignature = YES` in `sogo.conf` gives them its HTML instead.',
    'Those who write in plain text (`SOGoMailComposeMessageType`) get the HTML as text: set it to `html` for them.',
    'A shared mailbox gets its signature where it has a sign-in of its own. Who opens it out of their own account is served as another address of a person.',
  ],
  untried: [
    'Versions other than SOGo 5.8.0 of Debian. With it and PostgreSQL the scripts were tried by its own `sogo-tool`: a hundred users with three identities each, set, set again, read back, put back. What older versions answer is taken from their source.',
    'The page of SOGo itself: what was tried is what lies in its database afterwards.',
  ],
};
