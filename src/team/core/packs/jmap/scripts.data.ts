/*
 * What the scripts for JMAP have of their own: sessions (RFC 8620, section 2), and the identities of an account (RFC 8621, section 6).
 */

/** Requests, which carry a password to the server alone that was named. */
export const JMAP_SERVER = String.raw`
import base64
import http.client
import time
import urllib.error
import urllib.parse
import urllib.request

CORE = 'urn:ietf:params:jmap:core'
SUBMISSION = 'urn:ietf:params:jmap:submission'
WHERE = 'JMAP'
STATE = 'jmap-state.ndjson'
TIMES = 5


def add_options(parser):
    parser.add_argument('--server', metavar='URL', required=True, help='such as https://mail.example.com')
    parser.add_argument('--user', metavar='NAME', default='{address}', help='to sign in with, as {address}%%master')
    parser.add_argument('--password', metavar='FILE', help='a file with the password, in its first line')
    parser.add_argument('--tokens', metavar='FILE', help='a file of lines with an address and its token')
    parser.add_argument('--x-user', action='store_true', help='sign in by X-User; the file of --password has its secret')


def add_deploy_options(parser):
    parser.add_argument('--new', action='store_true', help='also where there is no identity of an address yet')
    parser.add_argument('--most-bytes', metavar='COUNT', type=int, help='what the server takes for a signature')
    add_fitting_option(parser)


# A password never goes to another server, and never without encryption but on this computer.
def origin_of(url):
    try:
        parts = urllib.parse.urlsplit(url)
        port = parts.port or {'https': 443, 'http': 80}[parts.scheme]
    except (ValueError, KeyError):
        raise Problem('the server names an address that cannot be read')
    if parts.scheme == 'http' and parts.hostname not in ('localhost', '127.0.0.1', '::1'):
        raise Problem('it would be without encryption: https is needed')
    return parts.scheme, parts.hostname, port


class SameServer(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, request, file, code, message, headers, url):
        if origin_of(url) != origin_of(request.full_url):
            raise Problem('the server sends on to another one, which --server should name: ' + url.split('?')[0])
        return super().redirect_request(request, file, code, message, headers, url)


OPENER = urllib.request.build_opener(SameServer)


def first_line(path):
    try:
        with open(path, 'rb') as file:
            return file.readline().decode('utf-8').rstrip('\r\n')
    except (OSError, ValueError):
        stop(path + ' cannot be read.')


def read_tokens(path):
    tokens = {}
    try:
        with open(path, 'rb') as file:
            for text in file:
                parts = text.decode('utf-8').split()
                if len(parts) == 2:
                    tokens[parts[0].lower()] = parts[1]
    except (OSError, ValueError):
        stop(path + ' cannot be read.')
    return tokens


# What lets somebody in, as headers.
class SignIn:
    def __init__(self, options):
        self.options = options
        self.tokens = None if options.tokens is None else read_tokens(options.tokens)
        self.password = None if options.password is None else first_line(options.password)
        if self.tokens is None and self.password is None:
            stop('Say how to sign in: --password FILE, or --tokens FILE.')

    def headers(self, user):
        if self.tokens is not None:
            if user not in self.tokens:
                raise Problem('there is no token for this address')
            found = {'Authorization': 'Bearer ' + self.tokens[user]}
        elif self.options.x_user:
            found = {'X-User': user, 'X-User-Secret': self.password}
        else:
            name = self.options.user.replace('{address}', user)
            if ':' in name:
                raise Problem('this is no name of a user')
            pair = (name + ':' + self.password).encode('utf-8')
            found = {'Authorization': 'Basic ' + base64.b64encode(pair).decode('ascii')}
        for value in found.values():
            if not all(' ' <= letter <= '~' for letter in value):
                raise Problem('this is no name of a user')
        return found


def wait_of(error, time_so_far):
    after = error.headers.get('Retry-After', '')
    return min(int(after), 60) if after.isdigit() else 2 ** time_so_far


def ask(url, headers, body=None):
    origin_of(url)
    data = None if body is None else json.dumps(body).encode('ascii')
    headers = dict(headers, Accept='application/json')
    if data is not None:
        headers['Content-Type'] = 'application/json'
    for time_so_far in range(TIMES):
        try:
            request = urllib.request.Request(url, data, headers)
            with OPENER.open(request, timeout=60) as answer:
                return answer.geturl(), json.loads(answer.read().decode('utf-8'))
        except urllib.error.HTTPError as error:
            if error.code in (429, 503) and time_so_far + 1 < TIMES:
                time.sleep(wait_of(error, time_so_far))
                continue
            if error.code in (401, 403):
                raise Problem('the server refuses this sign-in (' + str(error.code) + ')')
            raise Problem('the server answers with ' + str(error.code))
        except (urllib.error.URLError, http.client.HTTPException, OSError) as error:
            if time_so_far < 2:
                time.sleep(time_so_far)
                continue
            # Without it none could be done. What was set is noted, and the next run goes on.
            stop(url.split('?')[0] + ' cannot be reached: ' + str(getattr(error, 'reason', error)))
        except ValueError:
            raise Problem('the server answers with something that is not JSON')


# The account of a user, and where to ask about it.
class Session:
    def __init__(self, options, headers):
        base = options.server.rstrip('/')
        origin_of(base)
        has_path = urllib.parse.urlsplit(base).path != ''
        url, found = ask(base if has_path else base + '/.well-known/jmap', headers)
        try:
            self.capabilities = dict(found['capabilities'])
            self.account = found['primaryAccounts'].get(SUBMISSION)
            self.url = urllib.parse.urljoin(url, found['apiUrl'])
        except (KeyError, TypeError, ValueError, AttributeError):
            raise Problem('the server answers with something that is no session of JMAP')
        if SUBMISSION not in self.capabilities or not isinstance(self.account, str):
            raise Problem('the account cannot send, so it has no identities')
        self.headers = headers

    def call(self, method, arguments):
        arguments = dict(arguments, accountId=self.account)
        body = {'using': [CORE, SUBMISSION], 'methodCalls': [[method, arguments, 'c']]}
        answer = ask(self.url, self.headers, body)[1]
        try:
            name, result = answer['methodResponses'][0][:2]
            if name == 'error':
                if result['type'] == 'unknownMethod' and method == 'Identity/set':
                    raise Problem('this server does not let identities be changed')
                raise Problem('the server refuses ' + method + ': ' + str(result['type']))
            if name != method or not isinstance(result, dict):
                raise Problem('the server has another answer than expected')
            return result
        except (KeyError, TypeError, ValueError, IndexError):
            raise Problem('the server has another answer than expected')

    # What the server itself says, or who it is: Stalwart takes less than 2,048 bytes.
    def most_bytes(self, options):
        if options.most_bytes is not None:
            return options.most_bytes
        is_stalwart = any(name.startswith('urn:stalwart') for name in self.capabilities)
        return 2047 if is_stalwart else None`;

/** The identities of an account. */
export const JMAP_WAY = String.raw`
REFUSED = {'create': 'notCreated', 'update': 'notUpdated', 'destroy': 'notDestroyed'}


def bytes_of(text):
    return len(text.encode('utf-8', 'surrogatepass'))


def part_of(identity):
    return {'html': str(identity.get('htmlSignature') or ''), 'text': str(identity.get('textSignature') or '')}


def patch_of(signature):
    return {'htmlSignature': signature['html'], 'textSignature': signature['text']}


def email_of(identity):
    return str(identity.get('email') or '').lower()


class Found:
    def __init__(self, session):
        self.session = session
        self.identities = session.call('Identity/get', {'ids': None}).get('list')
        if not isinstance(self.identities, list) or not all(
            isinstance(each, dict) and isinstance(each.get('id'), str) for each in self.identities
        ):
            raise Problem('the server has another answer than expected')

    # By the id of the identity, the signatures of an address.
    def of(self, address):
        return dict((each['id'], part_of(each)) for each in self.identities if email_of(each) == address)

    def change(self, kind, what):
        answer = self.session.call('Identity/set', {kind: what})
        for error in (answer.get(REFUSED[kind]) or {}).values():
            parts = [error.get('type')] + list(error.get('properties') or []) + [error.get('description') or '']
            raise Problem('the server refuses it: ' + ', '.join(str(part) for part in parts if part))


# A signature is by id of identity what is there; several of a user may have the same address.
class Way(UserByUser):
    def __init__(self, options):
        self.options = options
        self.sign_in = SignIn(options)

    def user_of(self, entry):
        return entry['owner'] or entry['address']

    def read(self, user):
        return Found(Session(self.options, self.sign_in.headers(user)))

    def there(self, found, user, entry):
        return found.of(entry['address']) or None

    def wanted(self, found, line):
        return fitting(line, found.session.most_bytes(self.options), bytes_of, 'bytes', self.options.shorten)

    # A server may clean what it is given: then it is noted what it has made of it.
    def is_same(self, there, wanted, known):
        cleaned = self.digest(wanted) + ' '
        return all(each == wanted or cleaned + self.digest(each) in known for each in there.values())

    def may_make(self, found, entry):
        return self.options.new

    def digest(self, signature):
        return digest_of(json.dumps([signature['html'], signature['text']]))

    def digests(self, wanted):
        return [self.digest(wanted)]

    def digests_of(self, there, before):
        return [self.digest(there[each]) for each in there if there[each] != (before or {}).get(each)]

    def write(self, user, found, changes):
        updates = {}
        for entry, wanted, there in changes:
            if there is None:
                made = dict(patch_of(wanted), email=entry['address'], name=entry['name'])
                found.change('create', {'new': made})
            for identity in there or {}:
                updates[identity] = patch_of(wanted)
        if len(updates) > 0:
            found.change('update', updates)
        after = Found(found.session)
        for entry, wanted, there in changes:
            kept = after.of(entry['address'])
            for identity in kept:
                if kept[identity] == wanted:
                    continue
                if kept[identity]['html'] == '' or kept[identity] == (there or {}).get(identity):
                    raise Problem('the server did not keep it')
                state = os.path.join(self.options.state, STATE)
                digest = self.digest(kept[identity])
                for known in (digest, self.digest(wanted) + ' ' + digest):
                    add_state(state, {'user': user, 'address': entry['address'], 'set': known})

    def is_back(self, there, before):
        if before is None:
            return there is None
        return there is not None and all(there.get(identity, before[identity]) == before[identity] for identity in before)

    def restore(self, user, found, address, before):
        there = found.of(address)
        if before is None:
            found.change('destroy', list(there))
        else:
            found.change('update', dict((each, patch_of(before[each])) for each in before if each in there))
        if not self.is_back(Found(found.session).of(address) or None, before):
            raise Problem('the server did not keep it')

    # What else the account sends from is left alone, and named.
    def others(self, found, user, addresses, count):
        if self.options.only is not None:
            return
        for identity in found.identities:
            if email_of(identity) not in addresses:
                count({'address': email_of(identity), 'owner': user, 'identity': identity['id']}, 'not on the list')`;
