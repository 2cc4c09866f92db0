import { ADDIN_WORDS } from './addin-words.data';
import { addinId } from './names';
import { addressWithKey, type AddinPlace } from './place';

/*
 * The unified manifest (https://developer.microsoft.com/json-schemas/teams/v1.25/MicrosoftTeams.schema.json). It holds nothing
 * but the place: each change of a manifest waits for the consent of an administrator, and the add-in rests until then.
 */

/** To be raised by hand with whatever the manifests have that they had not before. */
export const MANIFEST_VERSION = '1.0.0';

/** For Outlook in browsers and on Windows. */
export function unifiedManifest(place: AddinPlace): string {
  const { folder, origin, host } = place;
  const manifest = {
    $schema: 'https://developer.microsoft.com/json-schemas/teams/v1.25/MicrosoftTeams.schema.json',
    manifestVersion: '1.25',
    id: addinId(place, 'json'),
    version: MANIFEST_VERSION,
    name: { short: ADDIN_WORDS.name, full: ADDIN_WORDS.name },
    description: { short: ADDIN_WORDS.what, full: ADDIN_WORDS.what },
    developer: {
      name: ADDIN_WORDS.provider,
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
          ribbon(folder, 'mailCompose', 'message'),
          ribbon(folder, 'meetingDetailsOrganizer', 'appointment'),
        ],
        // Where both are installed, the other one rests.
        alternates: [{ hide: { customOfficeAddin: { officeAddinId: addinId(place, 'xml') } } }],
      },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const ACTIONS = ['onNewMessage', 'onFromChanged', 'onNewAppointment', 'insertSignature'];

function mailbox(minVersion: string) {
  return { capabilities: [{ name: 'Mailbox', minVersion }], scopes: ['mail'] };
}

/** A button that sets the signature again. */
function ribbon(folder: string, context: string, id: string) {
  const { button, group, buttonWhat } = ADDIN_WORDS;
  return {
    requirements: { ...mailbox('1.10'), formFactors: ['desktop'] },
    contexts: [context],
    tabs: [
      {
        builtInTabId: 'TabDefault',
        groups: [
          {
            id: `${id}-group`,
            label: group,
            controls: [
              {
                id: `${id}-button`,
                type: 'button',
                label: button,
                icons: [16, 32, 80].map((size) => ({ size, url: `${folder}icon-${size}.png` })),
                supertip: { title: button, description: buttonWhat },
                actionId: 'insertSignature',
              },
            ],
          },
        ],
      },
    ],
  };
}
