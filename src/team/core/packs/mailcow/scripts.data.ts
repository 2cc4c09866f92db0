/** How sogo-tool is run, and given identities, in the container of mailcow (docs.mailcow.email: 'For SOGo', with `-u sogo`). */
export const SOGO_IN_MAILCOW = String.raw`
import subprocess

# Without these, letters that are not English could be lost on the way.
ENVIRONMENT = ['-e', 'LC_ALL=C.UTF-8', '-e', 'GNUSTEP_STRING_ENCODING=NSUTF8StringEncoding']
# The name of the user is an argument, and what is set comes as input: no shell reads them.
SET = (
    'file=$(mktemp) && cat > "$file" && sogo-tool user-preferences set defaults "$1" SOGoMailIdentities -f "$file";'
    ' code=$?; rm -f "$file"; exit $code'
)


def add_options(parser):
    parser.add_argument('--mailcow', metavar='FOLDER', default='/opt/mailcow-dockerized', help='with mailcow.conf')
    parser.add_argument('--docker', metavar='PROGRAM', default='docker', help='or docker-compose, as mailcow uses it')


def in_container(options, given, value):
    compose = [options.docker]
    if os.path.basename(options.docker) != 'docker-compose':
        compose.append('compose')
    # -T: without a terminal, which would change what is written.
    command = compose + ['exec', '-T', '-u', 'sogo'] + ENVIRONMENT + ['sogo-mailcow'] + given
    if not os.path.isfile(os.path.join(options.mailcow, 'mailcow.conf')):
        stop('Say where mailcow lies, the folder that holds mailcow.conf: --mailcow /opt/mailcow-dockerized')
    try:
        done = subprocess.run(
            command, input=value, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=options.mailcow
        )
    except (OSError, ValueError):
        stop(options.docker + ' cannot be run. Name it: --docker docker-compose')
    notes = done.stderr.decode('utf-8', 'replace')
    if done.returncode != 0 and ('is not running' in notes or 'no such service' in notes or 'permission denied' in notes):
        stop('The container of SOGo cannot be reached: ' + notes.strip())
    return done


def run_tool(options, given):
    return in_container(options, ['sogo-tool', 'user-preferences'] + given, b'')


def run_set(options, user, value):
    return in_container(options, ['sh', '-c', SET, 'sh', user], value)`;
