import type { PackGuide } from '../guide';

export const MAILCOW_GUIDE: PackGuide = {
  what: 'Sets the signatures in SOGo, the webmail of mailcow, each for the identities of its address, by `sogo-tool` in its container. `deploy.py` reads `identities.ndjson`; `undo.py` puts back what was there.',
  needs: [
    'Copy this folder to the computer on which mailcow runs, beside its own folder and not into it. It holds everybody’s signature.',
    'Python 3.6 or newer on that computer, which most have. Nothing is installed, and nothing is changed in containers but the settings of SOGo.',
    'Run the scripts as an account that may use Docker, mostly `root`. They look for mailcow in `/opt/mailcow-dockerized`; name another folder with `--mailcow`, and with `--docker docker-compose` the program, where compose is one of its own.',
    'Take out the domain-wide footer, if you have one (Configuration, Mail setup, Domains): mailcow adds it below these signatures when a message leaves.',
  ],
  pilot: [
    'Look at what would be done: `python3 deploy.py`. Nothing is changed without `--go`.',
    'Set one person: `python3 deploy.py --only jane.doe@example.com --go`.',
    'Sign in there and write a new message.',
  ],
  run: [
    'Run `python3 deploy.py --go`. A run that was stopped is started again: what is set already is passed over.',
    'SOGo keeps identities of those alone who have saved their settings once. The others are `without an identity`; with `--new` they get one with name, address and signature.',
    'Each person takes some seconds, since each question goes through Docker. For many people, `signet apply --via mailcow` asks only about those who have changed since its last run.',
    'What was there before the first run is in `state.ndjson`. Give all archives the same folder for it with `--state`, or copy it from one to the next.',
  ],
  check: [
    'Run `python3 deploy.py --check`: it reads all signatures back and compares them. Those that people have changed are named as `differs`.',
    'SOGo may keep settings in memory for some minutes. Sign out and in again, or restart `memcached-mailcow` and `sogo-mailcow`.',
  ],
  undo: [
    'Look: `python3 undo.py`. Then run it with `--go`, for one person with `--only`.',
    'Signatures that somebody has changed since stay as they are; `--all` puts them back, too.',
  ],
  limits: [
    'The webmail alone has them. Who writes in Outlook, Thunderbird or on a phone needs the pack for that.',
    'Why not the domain-wide footer: it fills in `{= from_name =}` and attributes of mailboxes, and has no conditions, so that whoever has no mobile number gets a label with nothing behind it. It also comes at the end of a whole thread.',
    'Names with an apostrophe, as in `o’neil@`, are left out and named: SOGo writes them into its SQL as they are. Set these by hand.',
    'Nothing but the signature of the matching address is changed. Identities are read first, and read back afterwards.',
    'The editor of SOGo (CKEditor) cleans a signature when somebody opens it in the settings. `SOGoForceRawHtmlSignature = YES` in `data/conf/sogo/sogo.conf` gives them its HTML instead.',
  ],
  untried: [
    'A mailcow: none was at hand. The command for the container is that of its documentation, and its SOGo was tried by the same script as Debian has it (the pack SOGo).',
  ],
};
