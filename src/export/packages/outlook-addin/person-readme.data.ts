/** What one person reads of the add-in. Each text is a sentence or a few; what stands between grave accents is code. */
export const PERSON_ADDIN_GUIDE = {
  title: 'Your signature as an add-in for Outlook',
  what: 'An add-in of your own, with a button and a pane: the button Insert signature puts your signature into the message or the appointment that you are writing, and the pane shows it first and takes another one. There is never a second signature. It follows the documentation of add-ins by rule, and was never tried in any Outlook: see the end of this page.',
  steps: [
    {
      title: 'Prepare',
      texts: [
        'Even for one person, Outlook loads an add-in from a web server with https: a web space of your own, or of your company, for static files. Without one, copy your signature into the settings of Outlook instead.',
        'Put all of `site` at the address that you entered. It is in both manifests, with a key.',
        'Put the file of `well-known` into the folder `.well-known` at the root of the same server, and switch off the listing of folders.',
        'Keep the whole address above, with its key. With another one it is another add-in.',
      ],
    },
    {
      title: 'Install',
      texts: [
        'Open `https://aka.ms/olksideload` in a browser, where Outlook on the web opens the dialog of add-ins. Choose My add-ins. Under Custom Addins choose Add a custom add-in, then Add from File, and `manifest.xml`.',
        'A company can switch this off for its people: then an administrator installs it, in the Microsoft 365 admin center at Settings, Integrated apps.',
        '`unified.zip` holds the newer kind of manifest, for those who install that. Where both are installed, it hides the other one.',
      ],
    },
    {
      title: 'Use',
      texts: [
        'Write a new message and choose Insert signature, under the sign for apps where the button does not stand by itself. Your signature takes the place of the one that is there.',
        'Choose signature opens the pane: it shows the signature of the address in From. For another address of yours, choose a file there, such as `signature.html` beside this page, or paste its HTML.',
        'What you choose in the pane is kept in your mailbox, for that address. It comes before the file of the server.',
      ],
    },
    {
      title: 'Change',
      texts: [
        'Make the archive again with the same address and key, and put `site` over what is there. Or choose the new file in the pane.',
      ],
    },
    {
      title: 'Check',
      texts: [
        'Open `verify.html` at your address and give it `files.csv`: it looks at whether your file comes.',
      ],
    },
    {
      title: 'Undo',
      texts: [
        'Remove the add-in in the dialog in which you have installed it, and delete `site` on the server.',
        'In classic Outlook and on the Mac the button switches off the signature that Outlook puts by itself: choose that one again in the settings.',
      ],
    },
  ],
  limits: [
    'Outlook starts add-ins by itself, when you begin to write, where an administrator has installed them. For one that you have installed yourself the documentation states that its events are not started: then the button and the pane are the way. The script is the same, and does both.',
    'A signature has at most 30,000 characters, and Outlook keeps at most 32 KB for an add-in: what you choose in the pane for all of your addresses together.',
    'After a choice in the pane, the button has it once the message is closed and another one is opened; in classic Outlook at once. The pane itself always inserts what it shows.',
    'On phones there is neither the button nor the pane while you write.',
    'On the web and in new Outlook an add-in cannot set the signature of an appointment. It stands at the top of its text there, and is put once.',
    'Pictures are files below your address. Pictures that lie in a file that you choose in the pane may not be shown.',
    'In messages of plain text, what you choose as HTML becomes a text of its lines.',
    'The server is public: whoever has the address of a file can read it. Names of files follow from an address and the key, so that strangers cannot guess them.',
    'Settings of an add-in are no safe: programs that may read your mailbox can read them.',
    'Outlook needs a connection, and a version in which add-ins can set signatures (Mailbox 1.10; classic Outlook for Windows from version 2404 on for what it starts by itself).',
  ],
  untried: [
    'All of it in Outlook: no Outlook and no account of Microsoft 365 or Outlook.com was at hand. The button and what the pane inserts were run against a model of five kinds of Outlook that follows the documentation, the pane itself in a browser with a model of Office.',
    'Installing the manifests. `manifest.xml` was compared with the samples and the order of elements in the documentation, `unified.zip` with the schema 1.25 of Microsoft.',
    'Whether your Outlook lets you add an add-in from a file, and whether it starts the events of one that you have added.',
    'Whether settings that are kept by the pane on one device are there on another.',
    'Whether inline styles stay: the reference of `setSignatureAsync` has a sentence that it does not take them, and Microsoft’s own sample uses them.',
    'The pane in the engines of older Office, such as that of Internet Explorer.',
  ],
} as const;
