/*
 * What the scripts for SOGo have of their own. They read and set the identities of a user by sogo-tool, whose values are JSON, so that a shell alone
 * could not change one signature in them (Tools/SOGoToolUserPreferences.m of SOGo).
 */

/** How sogo-tool is run, and given identities, on its own server. */
export const SOGO_HERE = String.raw`
import subprocess
import tempfile

# Without these, letters that are not English could be lost on the way.
ENVIRONMENT = dict(os.environ, LC_ALL='C.UTF-8', GNUSTEP_STRING_ENCODING='NSUTF8StringEncoding')


def add_options(parser):
    parser.add_argument('--sogo-tool', metavar='PROGRAM', default='sogo-tool')


def run_tool(options, given):
    try:
        return subprocess.run(
            [options.sogo_tool, 'user-preferences'] + given,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
        )
    except (OSError, ValueError):
        stop(options.sogo_tool + ' cannot be run. Say where it is: --sogo-tool /usr/sbin/sogo-tool')


def run_set(options, user, value):
    handle, path = tempfile.mkstemp(suffix='.json', dir=options.state)
    try:
        with os.fdopen(handle, 'wb') as file:
            file.write(value)
        return run_tool(options, ['set', 'defaults', user, KEY, '-f', path])
    finally:
        os.remove(path)`;

/** Identities of a user, as sogo-tool reads and writes them. */
export const SOGO_WAY = String.raw`
import copy
import re

KEY = 'SOGoMailIdentities'
NOTED = 'value for key "' + KEY + '": (.*)'
NOT_FOUND = 'Value for key "' + KEY + '" not found'
WHERE = 'SOGo'
STATE = 'state.ndjson'


def add_deploy_options(parser):
    parser.add_argument('--login', choices=['address', 'local'], default='address', help='local: the name before the @')
    parser.add_argument('--new', action='store_true', help='also where SOGo keeps no identities of a user yet')


def answer_of(done):
    notes = done.stderr.decode('utf-8', 'replace')
    # It does not end with an error where the database does.
    if 'could not run SQL' in notes or 'is not configured' in notes or 'could not acquire channel' in notes:
        raise Problem('SOGo cannot reach its database')
    return done.returncode, done.stdout.decode('utf-8', 'replace'), notes


# The identities of a user; None where SOGo keeps none yet.
def read_identities(options, user):
    code, out, notes = answer_of(run_tool(options, ['get', 'defaults', user, KEY]))
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


def put_identities(options, user, identities):
    if identities is None:
        done = run_tool(options, ['unset', 'defaults', user, KEY])
    else:
        # A list by itself would be taken for a dictionary, and escaped pairs of surrogates for other letters.
        value = json.dumps({KEY: identities}, ensure_ascii=False).encode('utf-8', 'surrogatepass')
        done = run_set(options, user, value)
    if answer_of(done)[0] != 0:
        raise Problem('sogo-tool failed')


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
    return None


# What begins with a dash would be an option of sogo-tool, and a colon part a password from a name. SOGo writes names into its SQL
# as they are, where a quote would end them and something else begin.
def check_name(user):
    if user.startswith('-') or '\0' in user:
        raise Problem('this is no name of a user')
    if "'" in user or '\\' in user:
        raise Problem('SOGo cannot take a name with an apostrophe or a backslash')


# A signature is a list of it, or an empty one.
class Way(UserByUser):
    def __init__(self, options):
        self.options = options

    def user_of(self, entry):
        user = entry['owner'] or entry['address']
        user = user.split('@')[0] if self.options.login == 'local' else user
        check_name(user)
        return user

    def read(self, user):
        check_name(user)
        return read_identities(self.options, user)

    def there(self, found, user, entry):
        address = entry['address']
        is_own = entry['owner'] is None if 'owner' in entry else user in (address, address.split('@')[0])
        identity = identity_of(found, address, is_own)
        return identity and ([identity['signature']] if 'signature' in identity else [])

    def wanted(self, found, line):
        return [line['html']]

    def is_same(self, there, wanted, known):
        return there == wanted

    def may_make(self, found, entry):
        return self.options.new and found is None and entry['owner'] is None

    def digests(self, wanted):
        return [digest_of(str(wanted[0]) if wanted else '')]

    def digests_of(self, there, before):
        return self.digests(there)

    def write(self, user, found, changes):
        identities = copy.deepcopy(found)
        for entry, wanted, there in changes:
            identity = identity_of(identities, entry['address'], entry['owner'] is None)
            if identity is None:
                made = {'email': entry['address'], 'signature': wanted[0], 'isDefault': 1}
                if entry['name'] != '':
                    made['fullName'] = entry['name']
                identities = (identities or []) + [made]
            else:
                identity['signature'] = wanted[0]
        write_identities(self.options, user, identities, found)

    def is_back(self, there, before):
        return there == before

    def restore(self, user, found, address, before):
        identities = copy.deepcopy(found)
        identity = identity_of(identities, address, user in (address, address.split('@')[0]))
        if before is None:
            identities = [other for other in identities if other is not identity] or None
        elif before == []:
            del identity['signature']
        else:
            identity['signature'] = before[0]
        write_identities(self.options, user, identities, found)`;
