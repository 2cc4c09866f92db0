import type { PackGuide } from '../guide';

export const EXCHANGE_GUIDE: PackGuide = {
  what: 'Sets the signature of each person in Outlook on the web and new Outlook with Exchange Online PowerShell. `deploy.ps1` reads `people.csv` and the files of `signatures`; `undo.ps1` puts back what was there.',
  needs: [
    'Install the module `ExchangeOnlineManagement` and run `Connect-ExchangeOnline` as an Exchange administrator.',
    'Put the pictures of the signatures online first: Exchange refuses pictures inside the HTML.',
    'Postpone roaming signatures for the company, or nothing has an effect: `Set-OrganizationConfig -PostponeRoamingSignaturesUntilLater $true`. The script looks and says so. Note what it was before: `(Get-OrganizationConfig).PostponeRoamingSignaturesUntilLater`.',
    'Unblock the scripts of a downloaded archive: `Get-ChildItem -LiteralPath . -Filter *.ps1 | Unblock-File`.',
  ],
  pilot: [
    'Look at what would be done: `.\\deploy.ps1 -WhatIf`.',
    'Set one person: `.\\deploy.ps1 -Pilot jane.doe@example.com`.',
    'Sign in there and write a new email. It can take some hours.',
  ],
  run: [
    'Run `.\\deploy.ps1`. With `-OnReplies $false` replies and forwards get no signature.',
    'Who is done is in `done.csv`. A run that was stopped goes on where it was, and a later one passes over everybody whose signature is still the same; `-All` sets all.',
    'What was there before is in `backup`, a file for each person; a second run keeps those of the first. Give all archives the same folder for both, `.\\deploy.ps1 -State D:\\signatures`, or copy them from one to the next.',
  ],
  check: [
    '`log.csv` has a line for each person. Run it again for those that failed: it does not set the others again.',
    'Judge by a new email, not by the page of settings, which often stays empty.',
  ],
  undo: [
    'Look: `.\\undo.ps1 -WhatIf`. Then run `.\\undo.ps1`, for one person with `-Pilot`. It puts back what was there before the first run, however many there were since.',
    'Set `PostponeRoamingSignaturesUntilLater` to what it was.',
  ],
  limits: [
    'For Outlook on the web and new Outlook. Classic Outlook has its own folder: see `outlook-windows`.',
    'People can change the signature afterwards: `-All` sets it again. Run it again after changes of the list.',
    'With roaming signatures on there is no documented way to set a signature for others.',
  ],
  untried: [
    'Both scripts: neither PowerShell nor an Exchange Online tenant was at hand. A test checks their quotes and brackets, and that they hold nothing of your people.',
    'The newer parameters `SignatureHtmlBody` and `SignatureName`, which are set where the module has them: reports say that they are needed.',
    'Putting back an empty signature.',
  ],
};
