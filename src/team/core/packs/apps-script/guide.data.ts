import { CLIENT_DIFFERENCES } from '../../../../model/clients/client-rules.data';
import type { PackGuide } from '../guide';

export const APPS_SCRIPT_GUIDE: PackGuide = {
  what: 'Sets the signature of each person in Gmail from a sheet of Google, with a script of its own: nothing is installed, and no service of anybody else takes part. It is for those who will not install GAM; take one of the two.',
  needs: [
    'In `console.cloud.google.com`: make a project, enable the Gmail API, make a service account without any role, and add a key to it as JSON. The file of the key lets its owner change the Gmail settings of everybody: keep it as you keep passwords.',
    'In the Admin console, as a super administrator: Security, Access and data control, API controls, Manage domain-wide delegation, Add new. Enter the client ID of the service account and the one scope `https://www.googleapis.com/auth/gmail.settings.basic`. It may take up to a day until that counts.',
    'Put the pictures of the signatures online first: Gmail does not show pictures inside the HTML.',
    'Make an empty spreadsheet in Google Sheets, and do not share it: who may edit it can read the key. File, Import, Upload `signatures.csv`, Insert new sheet; the separator is a comma, and take the tick from `Convert text to numbers, dates, and formulas`.',
    'Extensions, Apps Script: replace what is in `Code.gs` by the `Code.gs` of this folder. In Project Settings, tick `Show "appsscript.json" manifest file in editor`, and replace that file, too. Save.',
    'In Project Settings, add the script property `SERVICE_ACCOUNT_KEY`, and paste the whole file of the key as its value. Then delete the file.',
    'Reload the spreadsheet. The menu `Signatures` appears; with its first item Google asks whether you allow the script to see this spreadsheet, to reach other servers and to run while you are away.',
  ],
  pilot: [
    'Choose Preview. The column `result` then has what would be done for each row: `would be set`, `same`, `another` where a signature is there that this script has not set, or `no mailbox`. Nothing is changed.',
    'Choose Set one person, and type an address. The other addresses of that person are set, too.',
    'Reload Gmail there, since an open tab keeps the old one, and write a new email.',
  ],
  run: [
    'Choose Set all. What was there before is saved in the sheet `Earlier signatures` before anything is changed: keep that sheet.',
    'Google stops a script after six minutes. This one stops before, and goes on by itself a minute later until all rows are done; you may close the spreadsheet. Progress shows where it is, Stop ends it.',
    'Set all may be chosen again at any time: what is set already is passed over. Use the same Google account each time.',
    'For a new list, delete the sheet with the old one, and import the new `signatures.csv`. The script and `Earlier signatures` stay.',
  ],
  check: [
    'Choose Check. It reads all signatures back. What people have changed since is `differs`.',
    'Gmail cleans the HTML that it saves, so the script notes a fingerprint of what it has made of each signature, and compares with that.',
  ],
  undo: [
    'Choose Put back one person, or Put back all. Its results are in the sheet `Earlier signatures`.',
    'Signatures that somebody has changed since stay as they are; the item below puts those back, too.',
    'When you are done with the script: remove the client ID from domain-wide delegation, and delete the key.',
  ],
  limits: [
    'Gmail takes 10,000 characters for a signature. Preview names longer ones with their length; Gmail refuses them, and the others go on.',
    'Four calls for each person, of 100,000 that an account of Google Workspace has a day: enough for 20,000 people. Where they are used up, the script goes on an hour later, again and again.',
    'Triggers of an account may run for six hours a day. For more than a few thousand people, GAM is the better way.',
    'It sets the signature for each address. Names, reply addresses and the default address stay; signatures have no names, and there is no second one for an address.',
    'Some organizations forbid keys for service accounts. An administrator of theirs can allow it for one project.',
    'Cells of the list are not to be edited: a row that was changed is not set. What is set stands in the column `signature`, in Base64, so that no import takes a part of it for a formula.',
    `It counts for Gmail in the browser. ${CLIENT_DIFFERENCES['gmail-apps'].message}`,
  ],
  untried: [
    'In Google Workspace itself: none was at hand. The script follows the references of Apps Script and the Gmail API, and was tried with substitutes of them that have the documented methods alone: a thousand people, stopped by the time limit, set, set again, checked and put back.',
    'Importing the list in Google Sheets. By the references, the script needs no scope beyond the three of `appsscript.json`; if Google names another that is missing, add it there.',
    'Whether Gmail changes a signature once more after it was read back. Check would then name it as `differs`.',
  ],
};
