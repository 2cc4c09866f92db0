/* What scripts in Python have in common. They use what comes with Python 3.6 alone, and take data from files. */

export const PYTHON_START = String.raw`
import argparse
import hashlib
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


# What keeps one person from being done, and no others.
class Problem(Exception):
    pass


# How signatures are read and set: user by user, where a way has nothing else.
class UserByUser:
    at_once = 1

    def read_all(self, users):
        found = {}
        for user in users:
            try:
                found[user] = self.read(user)
            except Problem as problem:
                found[user] = problem
        return found

    def write_all(self, found, work):
        failed = {}
        for user in work:
            try:
                self.write(user, found[user], work[user])
            except Problem as problem:
                failed[user] = problem
        return failed

    # What a user has beside the list.
    def others(self, found, user, addresses, count):
        pass


def stop(message):
    sys.stderr.write(message + '\n')
    sys.exit(2)


def parser_of(about):
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument('--only', metavar='ADDRESS', help='one address of the list')
    parser.add_argument('--state', metavar='FOLDER', default=HERE, help='where is noted what was there before')
    parser.add_argument('--go', action='store_true', help='without it, nothing is changed')
    parser.add_argument('--json', action='store_true', help='a line of JSON for each address')
    return parser


def say(options, entry, status):
    line = json.dumps(dict(entry, status=status)) if options.json else entry['address'] + ': ' + status
    sys.stdout.buffer.write((line + '\n').encode('utf-8', 'replace'))
    sys.stdout.buffer.flush()


# The lines of a list without their signatures, which stay in the file.
def read_list(path, only):
    lines = []
    broken = 0
    try:
        file = open(path, 'rb')
    except OSError:
        stop('The list cannot be read.')
    with file:
        while True:
            place = file.tell()
            text = file.readline()
            if text == b'':
                return lines, broken
            try:
                line = json.loads(text.decode('utf-8'))
                entry = {
                    'address': str(line['address']).lower(),
                    'owner': None if line['owner'] is None else str(line['owner']).lower(),
                    'name': str(line.get('name', '')),
                }
                str(line['html'])
            except (ValueError, KeyError, TypeError):
                sys.stderr.write('A line of the list cannot be read, and is left out.\n')
                broken += 1
                continue
            if only is None or only.lower() == entry['address']:
                lines.append((place, entry))


def line_at(path, place):
    with open(path, 'rb') as file:
        file.seek(place)
        return json.loads(file.readline().decode('utf-8'))


def digest_of(signature):
    return hashlib.sha256(signature.encode('utf-8', 'surrogatepass')).hexdigest()


# What was there before the first run, and the digests of what was set since: a line each, written before anything is
# changed. A line that was begun and not finished, as by a loss of power, is left out.
def read_state(path):
    before = {}
    known = {}
    if not os.path.exists(path):
        return before, known
    with open(path, 'rb') as file:
        for text in file:
            try:
                line = json.loads(text.decode('utf-8'))
                key = (line['user'], line['address'])
            except (ValueError, KeyError, TypeError):
                continue
            if 'before' in line:
                before[key] = line['before']
            elif 'set' in line:
                known.setdefault(key, set()).add(line['set'])
    return before, known


def add_state(path, line):
    try:
        handle = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        # A line of its own, also behind one that was not finished.
        with os.fdopen(handle, 'ab') as file:
            file.write(('\n' + json.dumps(line) + '\n').encode('ascii'))
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        stop(path + ' cannot be written. Name another folder with --state.')


def end(options, counts, is_check):
    for status in counts:
        sys.stderr.write(status.capitalize() + ': ' + str(counts[status]) + '\n')
    if not options.go and not is_check:
        sys.stderr.write('Nothing was changed. Add --go to do it.\n')
    sys.exit(1 if 'failed' in counts or 'differs' in counts else 0)`;

/**
 * Sets what a list has, user by user, by the class `Way` that stands before it. `found` is what its `read` has found of a user,
 * `there` what is there for an address, or None without a place for it.
 */
export const PYTHON_DEPLOY = String.raw`
def deploy(options, way):
    state = os.path.join(options.state, STATE)
    counts = {}

    def count(entry, status, message=None):
        counts[status] = counts.get(status, 0) + 1
        say(options, entry, message or status)

    def fail(entry, problem):
        count(entry, 'failed', 'failed: ' + str(problem))

    lines, broken = read_list(options.list, options.only)
    if broken > 0:
        counts['failed'] = broken
    users = {}
    for place, entry in lines:
        try:
            users.setdefault(way.user_of(entry), []).append((place, entry))
        except Problem as problem:
            fail(entry, problem)
    before, known = read_state(state)
    order = list(users)
    for at in range(0, len(order), way.at_once):
        found = way.read_all(order[at:at + way.at_once])
        work = {}
        for user in order[at:at + way.at_once]:
            if isinstance(found[user], Problem):
                for place, entry in users[user]:
                    fail(entry, found[user])
                continue
            changes = []
            for place, entry in users[user]:
                try:
                    wanted = way.wanted(found[user], line_at(options.list, place))
                except Problem as problem:
                    fail(entry, problem)
                    continue
                there = way.there(found[user], user, entry)
                if there is None and not way.may_make(found[user], entry):
                    count(entry, 'without an identity')
                elif there is not None and way.is_same(there, wanted, known.get((user, entry['address']), ())):
                    count(entry, 'same')
                elif options.check:
                    count(entry, 'differs')
                elif not options.go:
                    count(entry, 'would be set')
                else:
                    changes.append((entry, wanted, there))
            for entry, wanted, there in changes:
                key = (user, entry['address'])
                if key not in before:
                    before[key] = there
                    add_state(state, {'user': user, 'address': entry['address'], 'before': there})
                for digest in way.digests(wanted):
                    add_state(state, {'user': user, 'address': entry['address'], 'set': digest})
            if len(changes) > 0:
                work[user] = changes
            way.others(found[user], user, [entry['address'] for place, entry in users[user]], count)
        failed = way.write_all(found, work)
        for user in work:
            for entry, wanted, there in work[user]:
                if user in failed:
                    fail(entry, failed[user])
                else:
                    count(entry, 'set')
    end(options, counts, options.check)


parser = parser_of('Sets signatures in ' + WHERE + '.')
parser.add_argument('--check', action='store_true', help='reads back and compares, and changes nothing')
parser.add_argument('--list', metavar='FILE', default=os.path.join(HERE, 'identities.ndjson'))
add_options(parser)
add_deploy_options(parser)
options = parser.parse_args()
deploy(options, Way(options))`;

/** Puts back what was there before the first run, by the same class. */
export const PYTHON_UNDO = String.raw`
def undo(options, way):
    state = os.path.join(options.state, STATE)
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
            found = way.read(user)
            there = way.there(found, user, entry)
            if way.is_back(there, before[key]):
                status = 'as it was'
            elif there is None:
                status = 'without an identity'
            elif not options.all and not set(way.digests_of(there, before[key])) <= known.get(key, set()):
                status = 'changed since by somebody else, and left alone'
                left += 1
            elif not options.go:
                status = 'would be put back'
                left += 1
            else:
                way.restore(user, found, address, before[key])
                status = 'put back'
        except Problem as problem:
            status = 'failed: ' + str(problem)
            left += 1
            counts['failed'] = counts.get('failed', 0) + 1
        say(options, entry, status)
    if options.go and left == 0 and os.path.exists(state):
        # The next first run saves what is there then.
        os.replace(state, state + '.undone')
    end(options, counts, False)


parser = parser_of('Puts back the signatures that deploy.py found in ' + WHERE + '.')
parser.add_argument('--all', action='store_true', help='also those that somebody has changed since')
add_options(parser)
options = parser.parse_args()
undo(options, Way(options))`;

/** Which form of a signature a server takes, where there is a most that it takes. */
export const PYTHON_FITTING = String.raw`
import html as html_module


def add_fitting_option(parser):
    parser.add_argument('--shorten', action='store_true', help='take a shorter form where a signature is too long')


# As many whole lines as fit, in the form that they get.
def cut(text, most, length_of, form=lambda lines: '\n'.join(lines)):
    lines = text.split('\n')
    while len(lines) > 0 and length_of(form(lines)) > most:
        lines.pop()
    return '' if len(lines) == 0 else form(lines)


def markup_of(lines):
    return '<div>' + '<br>'.join(html_module.escape(line) for line in lines) + '</div>'


# The HTML, or with --shorten the form for replies or the plain text, whichever fits first.
def fitting(line, most, length_of, unit, is_shortened):
    markup = str(line['html'])
    text = str(line.get('text', ''))
    longest = max(length_of(markup), length_of(text))
    if most is None or longest <= most:
        return {'html': markup, 'text': text}
    if not is_shortened:
        raise Problem(
            'it has ' + str(longest) + ' ' + unit + ', and the server takes ' + str(most)
            + '; --shorten takes a shorter form of it'
        )
    plain = cut(text, most, length_of, markup_of)
    text = cut(text, most, length_of)
    for form in (markup, str(line.get('reply', '')), plain):
        if form != '' and text != '' and length_of(form) <= most:
            return {'html': form, 'text': text}
    raise Problem('no form of it fits into ' + str(most) + ' ' + unit)`;
