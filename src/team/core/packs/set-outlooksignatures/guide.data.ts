import type { PackGuide } from '../guide';

export const SET_OUTLOOKSIGNATURES_GUIDE: PackGuide = {
  what: 'Templates for Set-OutlookSignatures, a free script that fills in signatures from Active Directory or Entra ID on each computer. What is in here takes the place of templates that you would draw in Word.',
  needs: [
    'Download Set-OutlookSignatures and set up its access to the directory, as its documentation says.',
    'Copy `Templates`, `replacement variables.ps1` and, where it is there, `groups.json` to a folder of your own, where people can read and only administrators can write.',
    'Know that the free core adds a tagline to every signature unless there is a paid license (FAQ 35 of the project). Its license is EUPL-1.2. The paid add-on is also what reaches roaming signatures and Outlook on the web.',
  ],
  pilot: [
    'Simulate one person, with the parameters `SimulateUser` and `SimulateMailboxes` of the project.',
    'Or run it on one computer: `Set-OutlookSignatures.ps1 -UseHtmTemplates true -SignatureTemplatePath Templates -SignatureIniFile Templates\\_Signatures.ini -ReplacementVariableConfigFile "replacement variables.ps1"`, with full paths.',
  ],
  run: ['Run the same command for everybody, as a logon script or by Intune.'],
  check: [
    'In Outlook, the signature is chosen for new emails, and the short one for replies.',
    'Compare some people with `gallery.html`: the directory may say something else than your list.',
  ],
  undo: [
    'Take the sections out of `_Signatures.ini` and run it again: the script removes signatures that it has made and that are no longer there.',
  ],
  limits: [
    'The templates are filled in from the directory, not from `people.csv`.',
    'There is a template for each set of fields that people have, eight at most, so that no row is left empty. Who has another set gets the one with what all have. This takes the place of line breaks in variables (FAQ 18), which do not work for rows of tables.',
    'Groups with an exception have templates of their own. Whose they are is looked up in `groups.json`, by what the list has of these people: the directory must have the same texts. `Country` is the name of the country there (`co`), not its code.',
    'The address has no link to a map, as details are not encoded when they are filled in.',
    'Only administrators may write to `replacement variables.ps1` and `groups.json`: the project runs the first as it is.',
  ],
  untried: [
    'Templates, `_Signatures.ini` and variables: written after the documentation, and not run with Set-OutlookSignatures.',
    'That a variable of our own can be a condition of a template.',
  ],
};
