import type { PackGuide } from '../guide';

export const ROUNDCUBE_GUIDE: PackGuide = {
  what: 'Sets the signatures in the webmail Roundcube, each for the identities of its address, on the server itself. `deploy.php` reads `identities.ndjson`; `undo.php` puts back what was there.',
  needs: [
    'Copy this folder to the server on which Roundcube runs. It holds everybody’s signature: put it where no web server hands it out.',
    'Find the folder that holds `program` and `config`: `/var/lib/roundcube` on Debian, else where Roundcube was unpacked.',
    'Run the scripts as the account that may read the configuration of Roundcube, mostly `www-data`: they open the database with it, and need no password of their own. That account must be able to write here, or name a folder where it can: `--state /var/lib/signatures`.',
    "Look for `htmleditor` in the configuration of Roundcube. Unless it is set, new messages are plain text, and the signature in them is a text that Roundcube makes of it. With `$config['htmleditor'] = 4;` they have HTML, but for replies to plain text.",
  ],
  pilot: [
    'Look at what would be done: `php deploy.php --roundcube /var/lib/roundcube`. Nothing is changed without `--go`.',
    'Set one person: `php deploy.php --roundcube /var/lib/roundcube --only jane.doe@example.com --go`.',
    'Sign in there and write a new message.',
  ],
  run: [
    'Run `php deploy.php --roundcube /var/lib/roundcube --go`. A run that was stopped is started again: what is set already is passed over.',
    'With Roundcube 1.7 or newer, `--identity-sh` sets each by `bin/identity.sh update`, the command of Roundcube for it.',
    'Or by the command line of Signet: `signet apply --via roundcube` passes over all who have not changed since its last run, without asking the database.',
    'What was there before the first run is in `state.ndjson`. Give all archives the same folder for it with `--state`, or copy it from one to the next.',
  ],
  check: [
    'Run `php deploy.php --roundcube /var/lib/roundcube --check`: it reads all signatures back and compares them. Those that people have changed are named as `differs`.',
    'Who is `without an identity` has never signed in: Roundcube makes identities at the first time. Run it again later.',
  ],
  undo: [
    'Look: `php undo.php --roundcube /var/lib/roundcube`. Then run it with `--go`, for one person with `--only`.',
    'Signatures that somebody has changed since stay as they are; `--all` puts them back, too.',
  ],
  limits: [
    'Roundcube 1.4 or newer. Older ones have another start of their commands.',
    'Nothing but the signature is changed: names, addresses and the default identity stay.',
    'Where several people send from an address, the other identities of a user, or the name that they sign in with, show whose signature it is.',
    'People can change their signature afterwards. When they save it in the settings, Roundcube cleans the HTML and leaves out what it does not know.',
    'People can choose plain text or HTML for themselves. Their choice comes before `htmleditor` of the configuration.',
    '`--identity-sh` is refused by Roundcube where `identities_level` is 2 or more, and by Linux for a signature of more than 128 KB: leave it away then. Other accounts of the server see the arguments of a running command.',
  ],
  untried: [
    'Databases other than SQLite. With SQLite it was tried in Roundcube 1.6.5 of Debian: a hundred users with three hundred identities, set, set again, read back by the classes of Roundcube, put back.',
    'Roundcube 1.7 itself, which was not at hand. `--identity-sh` was run in Roundcube 1.6.5 with a command of ours in the place of `bin/identity.sh`, which reads its arguments and finds users and identities as the source of that one does, by the classes of Roundcube, for users of two IMAP hosts. How it finds the host is taken from `bin/deluser.sh` of 1.6.',
    'Several IMAP hosts with users of the same name.',
  ],
};
