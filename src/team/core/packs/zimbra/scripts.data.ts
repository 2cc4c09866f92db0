/*
 * What the scripts for Zimbra have of their own: zmprov with a file of commands (ProvUtil and StringUtil of zm-mailbox). A start of it
 * takes seconds, so many accounts are read and set by one.
 */

/** Commands as zmprov reads them, and what it answers. */
export const ZMPROV = String.raw`
import re
import subprocess
import tempfile

WHERE = 'Zimbra'
STATE = 'zimbra-state.ndjson'
PROMPT = 'prov> '
TEXT = 'zimbraPrefMailSignature'
MARKUP = 'zimbraPrefMailSignatureHTML'
FOR_NEW = 'zimbraPrefDefaultSignatureId'
FOR_REPLIES = 'zimbraPrefForwardReplySignatureId'
MOST = 'zimbraMailSignatureMaxLength'
ENVIRONMENT = dict(os.environ, LC_ALL='C.UTF-8')


def add_options(parser):
    parser.add_argument('--zmprov', metavar='PROGRAM', default='/opt/zimbra/bin/zmprov')
    parser.add_argument('--name', default='Company signature', help='what people see the signature called')


def add_deploy_options(parser):
    add_fitting_option(parser)


# Within quotes a backslash stands before what would end them, and line ends are letters: a command is one line.
def quoted(text):
    for letter, escaped in (('\\', '\\\\'), ('"', '\\"'), ('\n', '\\n'), ('\r', '\\r'), ('\t', '\\t')):
        text = text.replace(letter, escaped)
    return '"' + text + '"'


def command(*parts):
    return ' '.join(quoted(part) for part in parts)


# What each command has answered; None where answers cannot be told apart.
def run_commands(options, commands):
    handle, path = tempfile.mkstemp(suffix='.zmprov', dir=options.state)
    try:
        with os.fdopen(handle, 'wb') as file:
            file.write(('\n'.join(commands) + '\n').encode('utf-8', 'replace'))
        done = subprocess.run(
            [options.zmprov, '-f', path],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
        )
    except (OSError, ValueError):
        stop(options.zmprov + ' cannot be run. Say where it is: --zmprov /opt/zimbra/bin/zmprov')
    finally:
        if os.path.exists(path):
            os.remove(path)
    notes = done.stderr.decode('utf-8', 'replace')
    if 'zclient.IO_ERROR' in notes or 'service.PERM_DENIED' in notes or 'account.AUTH_FAILED' in notes:
        stop('zmprov cannot work here: ' + notes.strip())
    answers = re.split('^' + PROMPT, done.stdout.decode('utf-8', 'replace').replace('\r\n', '\n'), flags=re.MULTILINE)
    # Where commands answer nothing, their prompts stand in one line.
    parts = []
    for answer in answers[1:]:
        while answer.startswith(PROMPT):
            parts.append('')
            answer = answer[len(PROMPT):]
        parts.append(answer)
    return parts[:-1] if len(parts) == len(commands) + 1 else None, notes


BLOCK = re.compile('^# name ([^\n]*)\n(.*?)\n\n(?=# name |\Z)', re.MULTILINE | re.DOTALL)
VALUES = re.compile('^(zimbra[A-Za-z]*): ', re.MULTILINE)


# The values of a block, which are in alphabetical order. A text of several lines goes on in the next.
def values_of(text):
    values = {}
    last = ''
    parts = VALUES.split(text)
    for name, value in zip(parts[1::2], parts[2::2]):
        if name > last:
            values[name] = value
            last = name
        else:
            values[last] = values[last] + name + ': ' + value
    return dict((name, values[name][:-1] if name != last else values[name]) for name in values)


def blocks_of(answer):
    return [(name, values_of(text)) for name, text in BLOCK.findall(answer)]`;

/** Signatures of an account by name, and which of them it uses. */
export const ZIMBRA_WAY = String.raw`
# As Java counts.
def letters_of(text):
    return len(text.encode('utf-16-le', 'surrogatepass')) // 2


# Line ends of one kind, and no line that could be taken for one of zmprov itself.
def plain(text):
    text = text.replace('\r\n', '\n').replace('\r', '\n')
    return re.sub('^(?=zimbra|# name |prov> )', ' ', text, flags=re.MULTILINE)


class Account:
    def __init__(self, answers):
        blocks = [blocks_of(answer) for answer in answers]
        if len(blocks[0]) != 1:
            raise Problem('zmprov has another answer than expected')
        self.values = blocks[0][0][1]
        self.signatures = dict((values.get('zimbraSignatureName', name), values) for name, values in blocks[1])
        self.personas = [(name, values) for name, values in blocks[2] if name != 'DEFAULT']

    def signature(self, name):
        values = self.signatures.get(name)
        return None if values is None else [values.get(MARKUP, ''), values.get(TEXT, '')]

    def id_of(self, name):
        return self.signatures.get(name, {}).get('zimbraSignatureId', '')

    # What chooses signatures for an address: its account, or a persona that sends from it.
    def chooser(self, user, address):
        if user == address:
            return ['ma', user], self.values
        for name, values in self.personas:
            if values.get('zimbraPrefFromAddress', '').lower() == address:
                return ['mid', user, name], values
        return None, None

    def most(self):
        most = self.values.get(MOST, '')
        return int(most) if most.isdigit() and int(most) > 0 else None


class Way(UserByUser):
    at_once = 50

    def __init__(self, options):
        self.options = options

    def user_of(self, entry):
        return entry['owner'] or entry['address']

    def names(self, user, address):
        own = self.options.name if user == address else self.options.name + ' ' + address
        return own, own + ' (replies)'

    def read_all(self, users):
        commands = []
        for user in users:
            commands.append(command('ga', user, 'zimbraId', MOST, FOR_NEW, FOR_REPLIES))
            commands.append(command('gsig', user))
            commands.append(command('gid', user))
        answers, notes = run_commands(self.options, commands)
        if answers is None and len(users) > 1:
            # A signature holds what zmprov begins its lines with: one after the other, it is the problem of that account alone.
            found = {}
            for user in users:
                found.update(self.read_all([user]))
            return found
        found = {}
        for index, user in enumerate(users):
            try:
                if answers is None:
                    raise Problem('what zmprov answers cannot be told apart')
                own = answers[3 * index:3 * index + 3]
                if own[0] == '' and 'account.NO_SUCH_ACCOUNT' in notes:
                    found[user] = None
                else:
                    found[user] = Account(own)
            except Problem as problem:
                found[user] = problem
        return found

    def read(self, user):
        found = self.read_all([user])[user]
        if isinstance(found, Problem):
            raise found
        return found

    # For an address: its signature, that for replies, and the ids of those that are used; None without a place for it.
    def there(self, found, user, entry):
        address = entry['address']
        values = None if found is None else found.chooser(user, address)[1]
        if values is None:
            return None
        own, reply = self.names(user, address)
        used = [values.get(FOR_NEW, ''), values.get(FOR_REPLIES, '')]
        return {'own': found.signature(own), 'reply': found.signature(reply), 'used': used, 'ids': [found.id_of(own), found.id_of(reply)]}

    def wanted(self, found, line):
        most = None if found is None else found.most()
        own = fitting(line, most, letters_of, 'letters', self.options.shorten)
        own = dict((part, plain(own[part])) for part in own)
        reply = plain(str(line.get('reply', '')))
        if reply == '' or (most is not None and letters_of(reply) > most):
            return {'own': [own['html'], own['text']], 'reply': None}
        return {'own': [own['html'], own['text']], 'reply': [reply, own['text']]}

    def is_same(self, there, wanted, known):
        ids = there['ids']
        used = [ids[0], ids[0] if wanted['reply'] is None else ids[1]]
        is_reply_same = wanted['reply'] is None or there['reply'] == wanted['reply']
        return there['own'] == wanted['own'] and is_reply_same and there['used'] == used

    def may_make(self, found, entry):
        return False

    def digests(self, wanted):
        return [digest_of(json.dumps(each)) for each in (wanted['own'], wanted['reply']) if each is not None]

    # What somebody has written in them since, and another signature that they use.
    def digests_of(self, there, before):
        changed = [there[part] for part in ('own', 'reply') if there[part] not in (None, before[part])]
        own, reply = there['ids']
        is_known = there['used'] in (before['used'], [own, own], [own, reply], [own, ''])
        return [digest_of(json.dumps(each)) for each in changed] + ([] if is_known else ['another one is used'])

    def set_one(self, found, user, name, signature):
        verb = 'csig' if found.signature(name) is None else 'msig'
        return command(verb, user, name, MARKUP, signature[0], TEXT, signature[1])

    def write_all(self, found, work):
        commands = []
        for user in work:
            for entry, wanted, there in work[user]:
                for name, signature in zip(self.names(user, entry['address']), (wanted['own'], wanted['reply'])):
                    if signature is not None and found[user].signature(name) != signature:
                        commands.append(self.set_one(found[user], user, name, signature))
        after = self.done(commands, found, work)
        commands = []
        for user in work:
            for entry, wanted, there in work[user]:
                if not isinstance(after[user], Account):
                    continue
                now = self.there(after[user], user, entry)
                if now is not None and not self.is_same(now, wanted, ()):
                    used = [now['ids'][0], now['ids'][0] if wanted['reply'] is None else now['ids'][1]]
                    chooser = after[user].chooser(user, entry['address'])[0]
                    if '' not in used:
                        commands.append(command(*(chooser + [FOR_NEW, used[0], FOR_REPLIES, used[1]])))
        after = self.done(commands, after, work)
        failed = {}
        for user in work:
            for entry, wanted, there in work[user]:
                now = self.there(after[user], user, entry) if isinstance(after[user], Account) else None
                if now is None or not self.is_same(now, wanted, ()):
                    failed[user] = Problem('Zimbra did not keep it' + self.why())
        return failed

    def done(self, commands, found, users):
        if len(commands) == 0:
            return found
        self.notes = run_commands(self.options, commands)[1]
        return self.read_all(list(users))

    def why(self):
        errors = re.findall('^ERROR: ([A-Za-z._]+)', getattr(self, 'notes', ''), re.MULTILINE)
        return '' if len(errors) == 0 else ' (' + ', '.join(sorted(set(errors))) + ')'

    def is_back(self, there, before):
        return there is not None and all(there[part] == before[part] for part in ('own', 'reply', 'used'))

    # First what is used, since one that is used cannot be removed everywhere.
    def restore(self, user, found, address, before):
        chooser = found.chooser(user, address)[0]
        commands = [command(*(chooser + [FOR_NEW, before['used'][0], FOR_REPLIES, before['used'][1]]))]
        for name, part in zip(self.names(user, address), ('own', 'reply')):
            if before[part] is not None:
                commands.append(self.set_one(found, user, name, before[part]))
            elif found.signature(name) is not None:
                commands.append(command('dsig', user, name))
        after = self.done(commands, {}, [user])[user]
        entry = {'address': address}
        if not isinstance(after, Account) or not self.is_back(self.there(after, user, entry), before):
            raise Problem('Zimbra did not keep it' + self.why())`;
