import type { PackGuide } from '../guide';

export const JMAP_GUIDE: PackGuide = {
  what: 'Sets the signatures of people’s identities on a server that has JMAP, over the network: Stalwart, Fastmail, Apache James, and TMail, which is made of it. `deploy.py` reads `identities.ndjson`; `undo.py` puts back what was there.',
  needs: [
    'Copy this folder to a computer that reaches the server by https. It holds everybody’s signature.',
    'Python 3.6 or newer. Nothing else is installed.',
    'Choose how to sign in for everybody, and put the secret into a file that you alone can read (`chmod 600 secret`). It is sent to no other server than the one that you name.',
    'Stalwart: set up a master user (`authentication.master`), and give `--user "{address}%master" --password secret`. Where accounts are called by what stands before the @, or anything else than the address, use `--tokens`.',
    'Apache James and TMail: with `XUserAuthenticationStrategy`, give `--x-user --password secret`, where the file holds `authentication.strategy.rfc8621.xUser.secret`. Use it within your own network alone.',
    'Fastmail, and servers with sign-in by token: everybody makes a token with access to identities and submission. Give `--tokens tokens.txt`, with an address and its token in each line.',
  ],
  pilot: [
    'Look at what would be done: `python3 deploy.py --server https://mail.example.com --user "{address}%master" --password secret`. Nothing is changed without `--go`.',
    'Set one person: add `--only jane.doe@example.com --go`.',
    'Sign in there and write a new message.',
  ],
  run: [
    'Run it with `--go`. A run that was stopped is started again: what is set already is passed over.',
    'Who is `without an identity` at an address gets one with `--new`, as far as the server lets them send from it.',
    'Where a signature is too long for the server, its person is named with both lengths, and nothing is changed for them. `--shorten` takes the short form for replies there, or else the plain text.',
    'For many people, `signet apply --via jmap` is faster: it asks the server only about those who have changed since its last run.',
    'What was there before the first run is in `jmap-state.ndjson`. Give all archives the same folder for it with `--state`, or copy it from one to the next.',
  ],
  check: [
    'Run the same with `--check` instead of `--go`: it reads all signatures back and compares them. Those that people have changed are named as `differs`.',
    'Identities that people have beside the list are named as `not on the list`, and stay as they are.',
  ],
  undo: [
    'Look: `python3 undo.py` with the same options for the server. Then run it with `--go`, for one person with `--only`.',
    'Signatures that somebody has changed since stay as they are; `--all` puts them back, too.',
    'Identities that `--new` has made are removed, unless the server forbids it.',
  ],
  limits: [
    'Stalwart refuses a signature of 2,048 bytes or more, HTML and text each. That is little: most of what a designer makes is longer. The script reads from its session that it is Stalwart, from version 0.16; for older ones add `--most-bytes 2047`.',
    'Cyrus has identities to be read, and none to be set (3.12): the script names that, and changes nothing.',
    'Both signatures of an identity are set: the HTML, and the text for messages without HTML. Names, reply addresses and the order of identities stay.',
    'Pictures must be online: a server keeps the HTML alone.',
    'A server may clean the HTML. The script notes what it has made of it, and takes that for the signature from then on.',
  ],
  untried: [
    'All servers: none was at hand. It follows RFC 8620 and RFC 8621, the source of Stalwart and Apache James, and was tried against a server made for it: a hundred people, set, set again, killed and read back.',
    'Which webmails use the signature of an identity: that is up to each. Look there after the first person.',
    'Signing in for others: by the documentation of Stalwart (master user) and the source of Apache James (`X-User`).',
  ],
};
