/*
 * The commands of GAM7. `~mailbox` is a column of the list as a whole argument, `~~file~~` one within an argument.
 * `noescapechar`, since the list is written as RFC 4180 has it (GAM wiki: Bulk-Processing, Users-Gmail-Send-As-Signature).
 */

const PEOPLE = '../people.csv charset utf-8 noescapechar true';
/** Those alone whose files are in the archive. */
const INCLUDED = `${PEOPLE} matchfield included yes`;
const SET =
  'gam user "~mailbox" signature htmlfile "signatures/~~file~~.html" charset utf-8 primary';
const FILTER = 'config csv_output_row_filter "signature:boolean:false"';

export const COMMANDS = `# Run these one at a time, from this folder. Lines that begin with # are notes.

# 1. Backup: keeps the signatures that are there now.
gam redirect csv ./backup.csv multiprocess csv ${PEOPLE} gam user "~mailbox" print signature compact primary

# 2. Pilot: the first person of the list alone. Look at their Gmail before you go on.
gam csv ${INCLUDED} maxrows 1 ${SET}

# 3. All.
gam csv ${INCLUDED} ${SET}

# 4. Verify: lists everybody who has no signature. The file should hold its header alone.
gam ${FILTER} redirect csv ./without-signature.csv multiprocess csv ${PEOPLE} gam user "~mailbox" print signature primary verifyonly

# Undo: puts back what the backup holds.
# gam csv ./backup.csv charset utf-8 gam user "~User" signature "~signature" html true primary
`;

/* The same for other addresses: `address` is one from which `mailbox` sends (GAM wiki: Users-Gmail-Send-As-Signature-Vacation). */

const ADDRESSES = './addresses.csv charset utf-8 noescapechar true';
const SET_ALIAS =
  'gam user "~mailbox" update sendas "~address" name "~name" htmlfile "signatures/~~file~~.html" charset utf-8';

export const ALIAS_COMMANDS = `# For the addresses of addresses.csv, from which people send beside their own. Run these one at a time, from this folder.
# Each address must be among those that the person can send from in Gmail.

# 1. Backup: keeps names and signatures of all addresses that are there now.
gam redirect csv ./backup-addresses.csv multiprocess csv ${ADDRESSES} gam user "~mailbox" print sendas compact

# 2. Pilot: the first address of the list alone.
gam csv ${ADDRESSES} maxrows 1 ${SET_ALIAS}

# 3. All.
gam csv ${ADDRESSES} ${SET_ALIAS}

# Undo: puts back what the backup holds.
# gam csv ./backup-addresses.csv charset utf-8 gam user "~User" update sendas "~sendAsEmail" name "~displayName" htmlsig "~signature"
`;
