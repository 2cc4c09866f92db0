import type { PackGuide } from '../guide';

export const TRANSPORT_RULE_GUIDE: PackGuide = {
  what: 'One transport rule of Exchange Online (a rule of its email flow) puts the signature below each email that leaves, from whatever client it comes. The server fills in the details from its own directory, so they must be right there.',
  needs: [
    'Run `Connect-ExchangeOnline` as an administrator of transport rules.',
    'Look at `rule.html`: texts between double percent signs are fields of the directory, such as `%%DisplayName%%`.',
    'Fill in the directory: what it does not have stays empty in the signature.',
    'Put the pictures of the signature online: a rule carries no files.',
  ],
  pilot: [
    'Look at what would be done: `.\\rule.ps1 -WhatIf`.',
    'For one sender: `.\\rule.ps1 -Pilot jane.doe@example.com -Enforce`. Send an email out and have it answered.',
  ],
  run: [
    'For all, noting only: `.\\rule.ps1`. In this mode (Audit) no email is changed, and the report on rules tells how many it would concern.',
    'For all, in earnest: `.\\rule.ps1 -Enforce`. The same rule is changed, not a second one made.',
  ],
  check: [
    'Send an email out, have it answered, and answer again: the signature must stand there once.',
    '`Get-TransportRule` shows the rule with its mode.',
  ],
  undo: ['Run `.\\undo.ps1`. Emails that have been sent keep their signature.'],
  limits: [
    'A rule has 5,000 characters. A longer signature gives way to a lighter look, and the README of all platforms says which.',
    'A rule has no conditions: where somebody lacks a field, its label or a separator stays, or an empty row. Fields that fewer than nine in ten people have are left out altogether.',
    'The signature comes at the very end, below the whole thread, and is not seen while writing.',
    'The last line of the signature is a word that no email has by chance, the one in `marker.txt`. The rule passes over emails that have it, so that signatures do not pile up. It is small text that can be read, since the rule looks at text alone, and hidden text is what spam filters look for.',
    'What the plan says for groups is not in the rule. Make a rule for each group, if you need that.',
    'The address has no link to a map, as the server does not encode what it fills in.',
    'Signed or encrypted emails stay as they are.',
  ],
  untried: [
    'Both scripts: neither PowerShell nor an Exchange Online tenant was at hand.',
    'That the rule finds its word in answers of all clients.',
    'How fields look with letters that HTML would have to encode, such as `&` in the name of a company.',
  ],
};
