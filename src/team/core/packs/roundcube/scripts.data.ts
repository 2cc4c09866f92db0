/*
 * The two scripts for Roundcube. They run in its own PHP with its own classes, and take data from files alone. They are written for PHP 7.3, as Roundcube 1.6 asks for.
 */

export const DEPLOY_HEAD = String.raw`#!/usr/bin/env php
<?php
// Sets the signatures of identities.ndjson in Roundcube, each for the identities of its address.
// Look first, since without --go nothing is changed: php deploy.php --roundcube /var/lib/roundcube
const OPTIONS = ['roundcube', 'only', 'list', 'state'];
const SWITCHES = ['go', 'check', 'identity-sh', 'json'];`;

export const UNDO_HEAD = String.raw`#!/usr/bin/env php
<?php
// Puts back the signatures that deploy.php found. Those that were changed since by somebody else stay, but with --all.
// Look first, since without --go nothing is changed: php undo.php --roundcube /var/lib/roundcube
const OPTIONS = ['roundcube', 'only', 'state'];
const SWITCHES = ['go', 'all', 'json'];`;

/** Options, and the database as Roundcube itself opens it. */
export const START = String.raw`
if (PHP_SAPI !== 'cli') {
    exit(2);
}

function stop($message)
{
    fwrite(STDERR, $message . "\n");
    exit(2);
}

function read_options($given)
{
    $options = [];
    for ($at = 1; $at < count($given); $at++) {
        $name = substr($given[$at], 0, 2) === '--' ? substr($given[$at], 2) : '';
        if (in_array($name, SWITCHES, true)) {
            $options[$name] = true;
        } elseif (in_array($name, OPTIONS, true) && isset($given[$at + 1])) {
            $options[$name] = $given[++$at];
        } else {
            stop('There is no option ' . $given[$at] . ', or its value is missing.');
        }
    }
    return $options;
}

$options = read_options($argv);
$folder = realpath($options['roundcube'] ?? '');
if ($folder === false || !is_file($folder . '/program/include/clisetup.php')) {
    stop('Say where Roundcube lies, the folder that holds program and config: --roundcube /var/lib/roundcube');
}
define('INSTALL_PATH', $folder . '/');
require INSTALL_PATH . 'program/include/clisetup.php';
$db = rcube::get_instance()->get_dbh();
$go = isset($options['go']);
$only = isset($options['only']) ? mb_strtolower($options['only'], 'UTF-8') : null;
$state = ($options['state'] ?? __DIR__) . '/state.ndjson';

function say($entry, $status)
{
    global $options;
    $line = isset($options['json'])
        ? json_encode($entry + ['status' => $status], JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE)
        : $entry['address'] . ': ' . $status;
    // Without a reader it ends, and the next run goes on.
    if (@fwrite(STDOUT, $line . "\n") === false || !@fflush(STDOUT)) {
        exit(1);
    }
}

function signature_of($identity)
{
    global $db;
    $result = $db->query(
        'SELECT ' . $db->quote_identifier('signature') . ', ' . $db->quote_identifier('html_signature')
            . ' FROM ' . $db->table_name('identities', true)
            . ' WHERE ' . $db->quote_identifier('identity_id') . ' = ?',
        $identity
    );
    $row = $db->fetch_assoc($result);
    if (!is_array($row)) {
        throw new Exception('it cannot be read');
    }
    return ['text' => (string) $row['signature'], 'html' => (int) $row['html_signature']];
}

function put_signature($user, $identity, $signature)
{
    global $db;
    $owner = new rcube_user($user);
    $values = ['signature' => $signature['text'], 'html_signature' => $signature['html']];
    $owner->update_identity($identity, $values);
    if ($db->is_error() || signature_of($identity) !== $signature) {
        throw new Exception('Roundcube did not keep it');
    }
}`;

/**
 * What was there before the first run, and the digests of what was set since: a line each, written before anything is changed.
 * A line that was begun and not finished, as by a loss of power, is left out.
 */
export const STATE = String.raw`
function digest_of($signature)
{
    return hash('sha256', $signature['html'] . "\0" . $signature['text']);
}

function read_state($path)
{
    $before = [];
    $set = [];
    $file = is_file($path) ? fopen($path, 'rb') : false;
    while ($file !== false && ($text = fgets($file)) !== false) {
        $line = json_decode($text, true);
        if (!is_array($line) || !isset($line['identity'])) {
            continue;
        }
        if (isset($line['before'])) {
            $before[$line['identity']] = $line;
        } elseif (isset($line['set'])) {
            $set[$line['identity']][$line['set']] = true;
        }
    }
    return [$before, $set];
}

function add_state($path, $line)
{
    $text = json_encode($line, JSON_UNESCAPED_SLASHES);
    if ($text === false) {
        throw new Exception('what is there cannot be saved');
    }
    // A line of its own, also behind one that was not finished.
    $isNew = !is_file($path);
    $file = fopen($path, 'ab');
    if ($file === false || fwrite($file, "\n" . $text . "\n") === false || !fflush($file)) {
        stop($path . ' cannot be written. Name another folder with --state.');
    }
    if (function_exists('fsync')) {
        fsync($file);
    }
    fclose($file);
    if ($isNew) {
        chmod($path, 0600);
    }
}`;

export const DEPLOY = String.raw`
$list = fopen($options['list'] ?? __DIR__ . '/identities.ndjson', 'rb');
if ($list === false) {
    stop('The list cannot be read.');
}

// Where the lines of each address begin; their signatures stay in the file.
$places = [];
$counts = [];
function count_as($status)
{
    global $counts;
    $counts[$status] = ($counts[$status] ?? 0) + 1;
}
for ($place = 0; ($text = fgets($list)) !== false; $place = ftell($list)) {
    $line = json_decode($text, true);
    if (!is_array($line) || !is_string($line['address'] ?? null) || !is_string($line['html'] ?? null)) {
        fwrite(STDERR, 'A line of the list cannot be read, and is left out.' . "\n");
        count_as('failed');
        continue;
    }
    $address = mb_strtolower($line['address'], 'UTF-8');
    if ($only === null || $only === $address) {
        $places[$address][] = [$place, $line['owner'] ?? null];
    }
}

// The identities of the addresses, and all addresses of each user: by these it is known who sends from a shared one.
$identities = [];
$known = [];
$result = $db->query(
    'SELECT ' . $db->quote_identifier('identity_id') . ', ' . $db->quote_identifier('user_id') . ', '
        . $db->quote_identifier('email') . ' FROM ' . $db->table_name('identities', true)
        . ' WHERE ' . $db->quote_identifier('del') . ' <> 1 ORDER BY ' . $db->quote_identifier('identity_id')
);
while (is_array($row = $db->fetch_assoc($result))) {
    $email = mb_strtolower((string) $row['email'], 'UTF-8');
    $known[(int) $row['user_id']][$email] = true;
    if (isset($places[$email])) {
        $identities[$email][] = [(int) $row['identity_id'], (int) $row['user_id']];
    }
}
$names = [];
$hosts = [];
$result = $db->query(
    'SELECT ' . $db->quote_identifier('user_id') . ', ' . $db->quote_identifier('username') . ', '
        . $db->quote_identifier('mail_host') . ' FROM ' . $db->table_name('users', true)
);
while (is_array($row = $db->fetch_assoc($result))) {
    $names[(int) $row['user_id']] = (string) $row['username'];
    $hosts[(int) $row['user_id']] = (string) $row['mail_host'];
    $known[(int) $row['user_id']][mb_strtolower((string) $row['username'], 'UTF-8')] = true;
}
if ($db->is_error()) {
    stop('The database cannot be read: ' . $db->is_error());
}

// The line for an identity: that of the user, else that of everybody; null where several would do.
function line_for($lines, $addresses)
{
    $own = [];
    $all = [];
    foreach ($lines as $line) {
        if ($line[1] === null) {
            $all[] = $line;
        } elseif (isset($addresses[mb_strtolower($line[1], 'UTF-8')])) {
            $own[] = $line;
        }
    }
    $fitting = count($own) > 0 ? $own : $all;
    return count($fitting) === 1 ? $fitting[0] : null;
}

function html_at($list, $place)
{
    fseek($list, $place);
    $line = json_decode(fgets($list), true);
    return $line['html'];
}

// Beside program, also where that is a link.
define('IDENTITY_SH', dirname((string) realpath(INSTALL_PATH . 'program')) . '/bin/identity.sh');

// The command of Roundcube 1.7 for the same. Arguments go to it one by one: no shell reads them. It looks for a user by name
// and IMAP host, and takes the host of the configuration only where that has a single one.
function put_by_command($user, $identity, $html)
{
    global $names, $hosts;
    $whose = ['-u', $names[$user], '--host', $hosts[$user], '-i', (string) $identity];
    $command = array_merge([PHP_BINARY, IDENTITY_SH, 'update'], $whose, ['-h', $html]);
    $pipes = [];
    $process = proc_open($command, [['file', '/dev/null', 'r'], ['pipe', 'w'], STDERR], $pipes);
    if ($process === false) {
        throw new Exception('bin/identity.sh cannot be run');
    }
    stream_get_contents($pipes[1]);
    proc_close($process);
    if (signature_of($identity) !== ['text' => $html, 'html' => 1]) {
        throw new Exception('bin/identity.sh did not set it');
    }
}

if (isset($options['identity-sh']) && (PHP_VERSION_ID < 70400 || !is_file(IDENTITY_SH))) {
    stop('bin/identity.sh is not there, or PHP is older than 7.4. Leave --identity-sh away.');
}
list($before) = read_state($state);
foreach ($places as $address => $lines) {
    $address = (string) $address;
    $reached = [];
    foreach ($identities[$address] ?? [] as $found) {
        list($identity, $user) = $found;
        $line = line_for($lines, $known[$user]);
        $entry = ['address' => $address, 'owner' => $line[1] ?? null, 'identity' => $identity];
        if ($line === null) {
            count_as('not on the list');
            say($entry, 'not on the list');
            continue;
        }
        $reached[$line[0]] = true;
        try {
            $html = html_at($list, $line[0]);
            $wanted = ['text' => $html, 'html' => 1];
            $there = signature_of($identity);
            if ($there === $wanted) {
                $status = 'same';
            } elseif (isset($options['check'])) {
                $status = 'differs';
            } elseif (!$go) {
                $status = 'would be set';
            } else {
                if (!isset($before[$identity])) {
                    $memo = ['identity' => $identity, 'user' => $user, 'address' => $address, 'before' => $there];
                    add_state($state, $memo);
                    $before[$identity] = $memo;
                }
                add_state($state, ['identity' => $identity, 'set' => digest_of($wanted)]);
                if (isset($options['identity-sh'])) {
                    put_by_command($user, $identity, $html);
                } else {
                    put_signature($user, $identity, $wanted);
                }
                $status = 'set';
            }
            count_as($status);
            say($entry, $status);
        } catch (Exception $problem) {
            count_as('failed');
            say($entry, 'failed: ' . $problem->getMessage());
        }
    }
    foreach ($lines as $line) {
        if (!isset($reached[$line[0]])) {
            count_as('without an identity');
            say(['address' => $address, 'owner' => $line[1]], 'without an identity');
        }
    }
}
foreach ($counts as $status => $count) {
    fwrite(STDERR, ucfirst($status) . ': ' . $count . "\n");
}
if (!isset($options['check']) && (int) rcube::get_instance()->config->get('htmleditor') === 0) {
    fwrite(STDERR, "New messages are plain text in this Roundcube: see htmleditor in README.html.\n");
}
if (!$go && !isset($options['check'])) {
    fwrite(STDERR, "Nothing was changed. Add --go to set them.\n");
}
exit(isset($counts['failed']) || isset($counts['differs']) ? 1 : 0);`;

export const UNDO = String.raw`
list($before, $set) = read_state($state);
$left = 0;
$failed = 0;
foreach ($before as $identity => $memo) {
    if ($only !== null && $only !== $memo['address']) {
        $left++;
        continue;
    }
    $entry = ['address' => $memo['address'], 'identity' => $identity];
    try {
        $there = signature_of($identity);
        if ($there === $memo['before']) {
            $status = 'as it was';
        } elseif (!isset($options['all']) && !isset($set[$identity][digest_of($there)])) {
            $status = 'changed since by somebody else, and left alone';
            $left++;
        } elseif (!$go) {
            $status = 'would be put back';
            $left++;
        } else {
            put_signature($memo['user'], $identity, $memo['before']);
            $status = 'put back';
        }
    } catch (Exception $problem) {
        $status = 'failed: ' . $problem->getMessage();
        $left++;
        $failed++;
    }
    say($entry, $status);
}
if (!$go) {
    fwrite(STDERR, "Nothing was changed. Add --go to put them back.\n");
} elseif ($left === 0 && is_file($state)) {
    // The next first run saves what is there then.
    rename($state, $state . '.undone');
}
exit($failed > 0 ? 1 : 0);`;
