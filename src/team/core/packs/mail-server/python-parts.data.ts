/* What scripts in Python have in common. They use what comes with Python 3.6 alone, and take data from files. */

export const PYTHON_START = String.raw`
import argparse
import hashlib
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


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


def html_at(path, place):
    with open(path, 'rb') as file:
        file.seek(place)
        return json.loads(file.readline().decode('utf-8'))['html']


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
