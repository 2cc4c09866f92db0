import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * What stands in for `bin/identity.sh` of Roundcube 1.7 in an older one. It follows the source of that command in what it reads,
 * refuses and changes, by the same classes; anything that the pack has no need of is refused.
 */

const MARK = 'stand-in for identity.sh';

/** Puts it there where there is none; whether the one that is there is Roundcube's own. */
export function haveIdentitySh(folder: string): boolean {
  const path = join(folder, 'bin/identity.sh');
  if (existsSync(path) && !readFileSync(path, 'utf8').includes(MARK)) return true;
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(path, STAND_IN);
  return false;
}

const STAND_IN = String.raw`#!/usr/bin/env php
<?php
// ${MARK}
define('INSTALL_PATH', realpath(__DIR__ . '/..') . '/');
require INSTALL_PATH . 'program/include/clisetup.php';

function refuse($why)
{
    rcube::raise_error($why, false, true);
    exit(1);
}

$given = rcube_utils::get_opt([
    'u' => 'username', 'e' => 'email', 'n' => 'name', 'o' => 'organization', 's' => 'plain_text_signature', 'b' => 'bcc_email',
    'r' => 'reply_to_email', 'h' => 'html_signature', 'S' => 'is_default', 'a' => 'attribute', 'i' => 'identity_id',
]);
$known = [0, 'u', 'username', 'i', 'identity_id', 'h', 'html_signature', 'host'];
$strange = array_diff(array_map('strval', array_keys($given)), array_map('strval', $known));
if (($given[0] ?? '') !== 'update' || count($strange) > 0) {
    refuse('This stand-in only updates HTML signatures: ' . implode(' ', $strange));
}
$config = rcube::get_instance()->config;
if ((int) $config->get('identities_level', 0) > 1) {
    refuse('The level of identities does not allow this');
}
foreach (['username', 'identity_id', 'html_signature'] as $name) {
    if (!isset($given[$name]) || is_bool($given[$name])) {
        refuse("There is no $name");
    }
}

// As in bin/deluser.sh of 1.6.
$host = $given['host'] ?? '';
if ($host === '') {
    $hosts = (array) $config->get('imap_host', '');
    if (count($hosts) !== 1) {
        refuse('There are several hosts');
    }
    $host = reset($hosts);
    $host = parse_url($host, PHP_URL_HOST) ?: $host;
}
$user = rcube_user::query($given['username'], $host);
if (empty($user)) {
    refuse('There is no such user');
}
$new = ['html_signature' => 1, 'signature' => $given['html_signature']];
if (!$user->update_identity($given['identity_id'], $new)) {
    refuse('There is no such identity');
}
echo "Updated\n";
`;
