import type { PackGuide } from '../guide';

export const TRANSPORT_RULE_GUIDE: PackGuide = {
  what: 'Transport rules of Exchange Online (rules of its email flow), one for everybody and one for each group with an exception, put the signature below each email that leaves, from whatever client it comes. The server fills in the details from its own directory, so they must be right there.',
  needs: [
    'Run `Connect-ExchangeOnline` as an administrator of transport rules.',
    'Look at `rule.html`, and `rule-1.html` and so on for groups: texts between double percent signs are fields of the directory, such as `%%DisplayName%%`.',
    'Fill in the directory: what it does not have stays empty in the signature.',
    'Put the pictures of the signature online: a rule carries no files.',
    'Where there are groups, look at `rules.json`: each is found by what the list has of its people. The directory must have the same texts.',
  ],
  pilot: [
    'Look at what would be done: `.\\rule.ps1 -WhatIf`.',
    'For one sender: `.\\rule.ps1 -Pilot jane.doe@example.com -Enforce`. Send an email out and have it answered.',
  ],
  run: [
    'For all, noting only: `.\\rule.ps1`. In this mode (Audit) no email is changed, and the report on rules tells how many it would concern.',
    'For all, in earnest: `.\\rule.ps1 -Enforce`. The same rules are changed, no second ones made, and those of groups that are not there any more are removed.',
  ],
  check: [
    'Send an email out, have it answered, and answer again: the signature must stand there once.',
    '`Get-TransportRule` shows the rules with their mode; those of groups stand before the one for everybody.',
    'Send an email as somebody of each group.',
  ],
  undo: ['Run `.\\undo.ps1`. Emails that have been sent keep their signature.'],
  limits: [
    'A rule has 5,000 characters. A longer signature is written in the shortest code, where classic Outlook and Outlook for phones may show other fonts, link colors and gaps. One that is still longer gives way to a lighter look, and the README of all platforms has which.',
    'A rule has no conditions: where somebody lacks a field, its label or a separator stays, or an empty row. Fields that fewer than nine in ten people have are left out altogether.',
    'The signature comes at the very end, below the whole thread, and is not seen while writing.',
    'The last line of the signature is a word that no email has by chance, the one in `marker.txt`. The rule passes over emails that have it, so that signatures do not pile up. It is small text that can be read, since the rule looks at text alone, and hidden text is what spam filters look for.',
    'A rule looks at two columns of the directory at most, and of the second one its value may be a part of a longer text: values of one condition are combined by “or” alone. Groups that it cannot find so are named above.',
    'Rules of groups end the rules for their emails, so that no email gets two signatures. They are moved behind all other rules, and rules that you make later must stand before them.',
    'The address has no link to a map, as the server does not encode what it fills in.',
    'Signed or encrypted emails stay as they are.',
  ],
  untried: [
    'Both scripts: neither PowerShell nor an Exchange Online tenant was at hand.',
    'That the rule finds its word in answers of all clients.',
    'Rules for groups: that two conditions of different kinds must both hold follows the documentation, and how capitals are compared is not documented. In the mode Audit, whether a rule ends the others.',
    'How fields look with letters that HTML would have to encode, such as `&` in the name of a company.',
  ],
};
