import { ADDIN_WORDS, PANE_WORDS, type AddinKind } from './addin-words.data';
import { addinId } from './names';
import { addressWithKey, type AddinPlace } from './place';

/*
 * The unified manifest (https://developer.microsoft.com/json-schemas/teams/v1.25/MicrosoftTeams.schema.json). It holds nothing
 * but the place: each change of a manifest waits for the consent of an administrator, and the add-in rests until then.
 */

/** To be raised by hand with whatever the manifests have that they had not before. */
export const MANIFEST_VERSION = '1.0.0';

/** For Outlook in browsers and on Windows. */
export function unifiedManifest(place: AddinPlace, kind: AddinKind): string {
  const { origin, host } = place;
  const words = ADDIN_WORDS[kind];
  const manifest = {
    $schema: 'https://developer.microsoft.com/json-schemas/teams/v1.25/MicrosoftTeams.schema.json',
    manifestVersion: '1.25',
    id: addinId(place, kind, 'json'),
    version: MANIFEST_VERSION,
    name: { short: words.name, full: words.name },
    description: { short: words.what, full: words.what },
    developer: {
      name: words.provider,
      websiteUrl: `${origin}/`,
      privacyUrl: `${origin}/`,
      termsOfUseUrl: `${origin}/`,
    },
    icons: { color: 'color.png', outline: 'outline.png' },
    accentColor: '#0e6b52',
    localizationInfo: { defaultLanguageTag: 'en-us' },
    authorization: {
      permissions: {
        resourceSpecific: [{ name: 'MailboxItem.ReadWrite.User', type: 'Delegated' }],
      },
    },
    validDomains: [host],
    extensions: [
      {
        requirements: mailbox('1.10'),
        runtimes: [
          {
            id: 'signatures',
            type: 'general',
            code: {
              page: addressWithKey(place, 'autorun.html'),
              script: addressWithKey(place, 'autorun.js'),
            },
            lifetime: 'short',
            actions: ACTIONS.map((id) => ({ id, type: 'executeFunction' })),
          },
          ...(kind === 'company' ? [] : [paneRuntime(place)]),
        ],
        autoRunEvents: [
          {
            requirements: mailbox('1.10'),
            events: [
              { type: 'newMessageComposeCreated', actionId: 'onNewMessage' },
              { type: 'newAppointmentOrganizerCreated', actionId: 'onNewAppointment' },
            ],
          },
          {
            requirements: mailbox('1.13'),
            events: [{ type: 'messageFromChanged', actionId: 'onFromChanged' }],
          },
        ],
        ribbons: [
          ribbon(place, kind, { context: 'mailCompose', id: 'message' }),
          ribbon(place, kind, { context: 'meetingDetailsOrganizer', id: 'appointment' }),
        ],
        // Where both are installed, the other one rests.
        alternates: [
          { hide: { customOfficeAddin: { officeAddinId: addinId(place, kind, 'xml') } } },
        ],
      },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const ACTIONS = ['onNewMessage', 'onFromChanged', 'onNewAppointment', 'insertSignature'];

function mailbox(minVersion: string) {
  return { capabilities: [{ name: 'Mailbox', minVersion }], scopes: ['mail'] };
}

/** What the button of the pane opens. */
function paneRuntime(place: AddinPlace) {
  return {
    id: 'pane',
    type: 'general',
    code: { page: addressWithKey(place, 'pane.html') },
    lifetime: 'short',
    actions: [{ id: 'openPane', type: 'openPage', view: 'pane' }],
  };
}

interface RibbonPlace {
  readonly context: string;
  readonly id: string;
}

/** A button that sets the signature again, and one for the pane where there is one. */
function ribbon({ folder }: AddinPlace, kind: AddinKind, { context, id }: RibbonPlace) {
  const { button, group, buttonWhat } = ADDIN_WORDS[kind];
  const control = (name: string, label: string, description: string, actionId: string) => ({
    id: `${id}-${name}`,
    type: 'button',
    label,
    icons: [16, 32, 80].map((size) => ({ size, url: `${folder}icon-${size}.png` })),
    supertip: { title: label, description },
    actionId,
  });
  const controls = [
    control('button', button, buttonWhat, 'insertSignature'),
    ...(kind === 'company'
      ? []
      : [control('pane', PANE_WORDS.button, PANE_WORDS.buttonWhat, 'openPane')]),
  ];
  return {
    requirements: { ...mailbox('1.10'), formFactors: ['desktop'] },
    contexts: [context],
    tabs: [{ builtInTabId: 'TabDefault', groups: [{ id: `${id}-group`, label: group, controls }] }],
  };
}
