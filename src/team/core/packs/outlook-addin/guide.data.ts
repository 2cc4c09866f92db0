import type { PackGuide } from '../guide';

export const OUTLOOK_ADDIN_GUIDE: PackGuide = {
  what: 'An add-in of your own that sets the signature of whoever writes, in Outlook on the web, on Windows (classic and new), on the Mac and on phones: the whole one in new messages and appointments, the short form in replies and forwarded messages, another one when the sender is changed. It is a folder of static files on a server of yours. No sign-in, no permission for mailboxes but for the message that is being written, and no service of anybody else.',
  needs: [
    'Choose an address for the files that everybody reaches with https, such as `https://signatures.example.com`. The manifests hold it and a key. Keep both: with another address or key it is another add-in.',
    'Put pictures online: an add-in cannot be sure to show those inside the HTML.',
    'Put all of `site` at that address, and the file of `well-known` into the folder `.well-known` at the root of the same server. Switch off the listing of folders.',
    'Open `verify.html` there and give it `files.csv`: it counts the people whose files come, and looks at their headers.',
  ],
  pilot: [
    'In the Microsoft 365 admin center: Settings, Integrated apps, Upload custom apps, Office Add-in, and `manifest.xml`. Assign it to yourself alone. It can take a day to arrive.',
    'Write a new message, a reply and an appointment in each Outlook that you use. Change the sender, where you have several.',
  ],
  run: [
    'Assign the add-in to everybody, or to a group.',
    'When the list changes, make the signatures again and copy `site` over what is there, without deleting: the next message has the new signature, and whose signature could not be made keeps the last one. The manifests stay as they are, so that no consent is needed.',
    'Remove the files of people who have left: the names are in `files.csv` of the run before.',
    '`unified.zip` holds the newer kind of manifest, for Outlook on the web and on Windows alone. Where both are installed, it hides the other one there.',
  ],
  check: [
    '`verify.html` with the new `files.csv` names whose files are missing.',
    'Where no signature appears: in a message, the button Insert signature sets it by hand. If that works, the event did not reach the add-in.',
  ],
  undo: [
    'Remove the add-in under Integrated apps. Messages then have whatever signature Outlook is set to.',
    'In classic Outlook, on the Mac and on phones the add-in has switched off signatures of their own for those to whom it has given one: they choose or type theirs again.',
  ],
  limits: [
    'The server is public, so that whoever has the address of a file can read it. Names of files follow from an address and the key, so that strangers cannot guess or list them; the key stands in the manifests and in nothing on the server. What is in a file is in every message of its person, too.',
    'Whoever has the add-in can find the key. It keeps strangers out, and is no password.',
    'Outlook needs a connection: without one, or where a file does not come within 20 seconds, the message stays as it is.',
    'A signature has at most 30,000 characters. Longer ones are named above and get no file.',
    'Drafts that are opened again, answers to invitations and meetings that are forwarded from the calendar start no add-in.',
    'On the web and in new Outlook an add-in cannot set the signature of an appointment. It stands at the top of its text there, and is put once. On phones there is none in appointments.',
    'Classic Outlook for Windows from version 2404 on (Mailbox 1.14): older ones do not tell an add-in its own address. Two other add-ins that set signatures get in the way, in no certain order.',
    'Messages in plain text get the text of the whole signature, in replies too.',
    'Classic Outlook and its Normal template may show fonts and lines in their own way.',
  ],
  untried: [
    'All of it in Outlook: neither a Microsoft 365 company nor any Outlook was at hand. Everything here is by rule: the documentation of add-ins of 2026. The script was run against a model of five kinds of Outlook that follows it.',
    'Whether inline styles stay: the reference of `setSignatureAsync` has a sentence that it does not take them, and Microsoft’s own sample uses them.',
    'Whether an empty signature takes the former one away when the sender has none.',
    'Installing both manifests. `manifest.xml` was compared with the samples and the order of its elements, and `unified.zip` with the schema 1.25 of Microsoft.',
    'The list at `.well-known`: Outlook needs it for requests to other servers, and there are none here. It does no harm.',
  ],
};
