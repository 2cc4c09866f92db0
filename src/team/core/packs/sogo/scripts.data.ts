/*
 * The two scripts for SOGo. They read and set the identities of a user by sogo-tool, whose values are JSON, so that a shell alone
 * could not change one signature in them (Tools/SOGoToolUserPreferences.m of SOGo).
 */

export const DEPLOY_HEAD = String.raw`#!/usr/bin/env python3
# Sets the signatures of identities.ndjson in SOGo, each for the identities of its address.
# Look first, since without --go nothing is changed: python3 deploy.py`;

export const UNDO_HEAD = String.raw`#!/usr/bin/env python3
# Puts back the signatures that deploy.py found. Those that were changed since by somebody else stay, but with --all.
# Look first, since without --go nothing is changed: python3 undo.py`;

export const SOGO_TOOL = String.raw`
import copy
import re
import subprocess
import tempfile

KEY = 'SOGoMailIdentities'
NOTED = 'value for key "' + KEY + '": (.*)'
NOT_FOUND = 'Value for key "' + KEY + '" not found'
# Without these, letters that are not English could be lost on the way.
ENVIRONMENT = dict(os.environ, LC_ALL='C.UTF-8', GNUSTEP_STRING_ENCODING='NSUTF8StringEncoding')


class Problem(Exception):
    pass


def tool(options, *given):
    command = [options.sogo_tool, 'user-preferences'] + list(given)
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
        )
    except (OSError, ValueError):
        stop(options.sogo_tool + ' cannot be run. Say where it is: --sogo-tool /usr/sbin/sogo-tool')
    notes = done.stderr.decode('utf-8', 'replace')
    # It does not end with an error where the database does.
    if 'could not run SQL' in notes or 'is not configured' in notes or 'could not acquire channel' in notes:
        raise Problem('SOGo cannot reach its database')
    return done.returncode, done.stdout.decode('utf-8', 'replace'), notes


# The identities of a user; None where SOGo keeps none yet.
def read_identities(options, user):
    code, out, notes = tool(options, 'get', 'defaults', user, KEY)
    # Newer versions write the value, older ones a note of it. Values have no line ends.
    answer = re.search('^' + KEY + ': (.*)', out, re.MULTILINE) or re.search(NOTED, notes)
    if answer is None:
        if NOT_FOUND in notes or NOT_FOUND in out:
            return None
        raise Problem('sogo-tool has another answer than expected')
    try:
        found = json.loads(answer.group(1), strict=False)
    except ValueError:
        raise Problem('the identities cannot be read')
    if not isinstance(found, list) or '\ufffd' in json.dumps(found, ensure_ascii=False):
        raise Problem('the identities cannot be read')
    return found


def change(options, *given):
    code, out, notes = tool(options, *given)
    if code != 0:
        raise Problem('sogo-tool failed')


def put_identities(options, user, identities):
    if identities is None:
        change(options, 'unset', 'defaults', user, KEY)
        return
    # A list by itself would be taken for a dictionary, and escaped pairs of surrogates for other letters.
    handle, path = tempfile.mkstemp(suffix='.json', dir=options.state)
    try:
        with os.fdopen(handle, 'wb') as file:
            file.write(json.dumps({KEY: identities}, ensure_ascii=False).encode('utf-8', 'surrogatepass'))
        change(options, 'set', 'defaults', user, KEY, '-f', path)
    finally:
        os.remove(path)


# Puts back what was there where SOGo makes something else of them.
def write_identities(options, user, identities, former):
    put_identities(options, user, identities)
    if read_identities(options, user) == identities:
        return
    if former is not None:
        put_identities(options, user, former)
    raise Problem('SOGo did not keep it')


# An identity without an address has that of its user.
def identity_of(identities, address, is_own):
    for identity in identities or []:
        if not isinstance(identity, dict):
            continue
        email = str(identity.get('email') or '').lower()
        if email == address or (email == '' and is_own):
            return identity
    return None`;

export const DEPLOY = String.raw`
parser = parser_of('Sets signatures in SOGo.')
parser.add_argument('--check', action='store_true', help='reads back and compares, and changes nothing')
parser.add_argument('--list', metavar='FILE', default=os.path.join(HERE, 'identities.ndjson'))
parser.add_argument('--login', choices=['address', 'local'], default='address', help='local: the name before the @')
parser.add_argument('--new', action='store_true', help='also where SOGo keeps no identities of a user yet')
parser.add_argument('--sogo-tool', metavar='PROGRAM', default='sogo-tool')
options = parser.parse_args()
state = os.path.join(options.state, 'state.ndjson')
counts = {}


def count(entry, status, message=None):
    counts[status] = counts.get(status, 0) + 1
    say(options, entry, message or status)


lines, broken = read_list(options.list, options.only)
if broken > 0:
    counts['failed'] = broken
users = {}
for place, entry in lines:
    user = entry['owner'] or entry['address']
    # What begins with a dash would be an option of sogo-tool, and a colon part a password from a name.
    if user.startswith('-') or '\0' in user:
        count(entry, 'failed', 'failed: this is no name of a user')
        continue
    users.setdefault(user.split('@')[0] if options.login == 'local' else user, []).append((place, entry))
before, known = read_state(state)
for user in users:
    try:
        identities = read_identities(options, user)
    except Problem as problem:
        for place, entry in users[user]:
            count(entry, 'failed', 'failed: ' + str(problem))
        continue
    former = copy.deepcopy(identities)
    changes = []
    for place, entry in users[user]:
        html = html_at(options.list, place)
        is_own = entry['owner'] is None
        identity = identity_of(identities, entry['address'], is_own)
        if identity is None and not (identities is None and is_own and options.new):
            count(entry, 'without an identity')
        elif identity is not None and identity.get('signature') == html:
            count(entry, 'same')
        elif options.check:
            count(entry, 'differs')
        elif not options.go:
            count(entry, 'would be set')
        else:
            changes.append((entry, html, identity))
    if len(changes) == 0:
        continue
    try:
        for entry, html, identity in changes:
            key = (user, entry['address'])
            if key not in before:
                # Null stands for no identities, a list for its signature or none.
                there = identity and ([identity['signature']] if 'signature' in identity else [])
                before[key] = there
                add_state(state, {'user': user, 'address': entry['address'], 'before': there})
            add_state(state, {'user': user, 'address': entry['address'], 'set': digest_of(html)})
            if identity is None:
                made = {'email': entry['address'], 'signature': html, 'isDefault': 1}
                if entry['name'] != '':
                    made['fullName'] = entry['name']
                identities = (identities or []) + [made]
            else:
                identity['signature'] = html
        write_identities(options, user, identities, former)
        for entry, html, identity in changes:
            count(entry, 'set')
    except Problem as problem:
        for entry, html, identity in changes:
            count(entry, 'failed', 'failed: ' + str(problem))
end(options, counts, options.check)`;

export const UNDO = String.raw`
parser = parser_of('Puts back the signatures that deploy.py found in SOGo.')
parser.add_argument('--all', action='store_true', help='also those that somebody has changed since')
parser.add_argument('--sogo-tool', metavar='PROGRAM', default='sogo-tool')
options = parser.parse_args()
state = os.path.join(options.state, 'state.ndjson')
before, known = read_state(state)
left = 0
counts = {}
for key in before:
    user, address = key
    entry = {'address': address, 'user': user}
    if options.only is not None and options.only.lower() != address:
        left += 1
        continue
    try:
        identities = read_identities(options, user)
        former = copy.deepcopy(identities)
        is_own = user == address or user == address.split('@')[0]
        identity = identity_of(identities, address, is_own)
        there = identity and ([identity['signature']] if 'signature' in identity else [])
        if there == before[key]:
            status = 'as it was'
        elif identity is None:
            status = 'without an identity'
        elif not options.all and digest_of(str(identity.get('signature', ''))) not in known.get(key, set()):
            status = 'changed since by somebody else, and left alone'
            left += 1
        elif not options.go:
            status = 'would be put back'
            left += 1
        else:
            if before[key] is None:
                identities = [other for other in identities if other is not identity] or None
            elif before[key] == []:
                del identity['signature']
            else:
                identity['signature'] = before[key][0]
            write_identities(options, user, identities, former)
            status = 'put back'
    except Problem as problem:
        status = 'failed: ' + str(problem)
        left += 1
        counts['failed'] = counts.get('failed', 0) + 1
    say(options, entry, status)
if options.go and left == 0 and os.path.exists(state):
    # The next first run saves what is there then.
    os.replace(state, state + '.undone')
end(options, counts, False)`;
