import type { PackGuide } from '../guide';

export const ZIMBRA_GUIDE: PackGuide = {
  what: 'Sets a signature for each account of Zimbra by its own `zmprov`, chooses it for new messages and for replies, and does the same for personas that send from other addresses. `deploy.py` reads `identities.ndjson`; `undo.py` puts back what was there.',
  needs: [
    'Copy this folder to a server of Zimbra, where `zmprov` is. It holds everybody’s signature.',
    'Python 3.6 or newer. Nothing else is installed.',
    'Run the scripts as `zimbra` (`su - zimbra`): `zmprov` then needs no password. That account must be able to write here, or name a folder where it can: `--state /opt/zimbra/data/signatures`.',
    'The signature is called `Company signature`, and people see that name. Choose another with `--name`, and keep it: a run finds its own signatures by it.',
  ],
  pilot: [
    'Look at what would be done: `python3 deploy.py`. Nothing is changed without `--go`.',
    'Set one person: `python3 deploy.py --only jane.doe@example.com --go`.',
    'Sign in there, reload, and write a new message.',
  ],
  run: [
    'Run `python3 deploy.py --go`. Fifty accounts are done at a time. A run that was stopped is started again: what is set already is passed over.',
    'Where the signature has a short form for replies, it is set as a second one, `Company signature (replies)`, and chosen for replies and forwards; else the same is chosen for both.',
    'Where a signature is too long, its person is named with both lengths, and nothing is changed for them. `--shorten` takes the short form for replies there, or else the plain text; or allow more: `zmprov mc default zimbraMailSignatureMaxLength 40960`.',
    '`signet apply --via zimbra` asks only about those who have changed since its last run.',
    'What was there before the first run is in `zimbra-state.ndjson`. Give all archives the same folder for it with `--state`, or copy it from one to the next.',
  ],
  check: [
    'Run `python3 deploy.py --check`: it reads all signatures back and compares them, and whether they are the ones in use. Others are named as `differs`.',
    'Who is `without an identity` has no account of this name, or no persona for that address.',
  ],
  undo: [
    'Look: `python3 undo.py`. Then run it with `--go`, for one person with `--only`, and with the same `--name`.',
    'Accounts in which somebody has changed the signature since, or uses another, stay as they are; `--all` puts them back, too.',
  ],
  limits: [
    'Zimbra takes as many characters as `zimbraMailSignatureMaxLength` says for the account: 10,240 unless somebody has changed it, 1,024 on servers that were first installed as version 5. The script reads it for each account.',
    'An account may have 20 signatures (`zimbraSignatureMaxNumEntries`). Those of people stay, and they can choose them again.',
    'Whether messages are written as HTML at all is a setting of each person: `zimbraPrefComposeFormat`.',
    'Pictures must be online: `zmprov` takes no files.',
    'Carbonio, which was made of Zimbra, has the same commands as `carbonio prov`; it was not looked at further.',
  ],
  untried: [
    'A Zimbra: none was at hand. Commands and answers follow the source of its `zmprov` (ProvUtil, StringUtil), and were tried against a program made for it.',
    'Accounts with aliases as names in the list: use the address of the account.',
  ],
};
