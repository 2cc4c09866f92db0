import { escapeAttribute, escapeText } from '../../../email/print/escape';
import { ADDIN_WORDS, PANE_WORDS, type AddinKind } from './addin-words.data';
import { MANIFEST_VERSION } from './manifest-json';
import { addinId } from './names';
import { addressWithKey, type AddinPlace } from './place';

/*
 * The add-in only manifest ([MS-OWEMXML]), for all of Outlook, phones and Macs among them. Elements stand in the order that its
 * schemas require. It holds nothing but the place.
 */
export function addinManifest(place: AddinPlace, kind: AddinKind): string {
  const { name, provider, what } = ADDIN_WORDS[kind];
  const image = (size: number): string => `${place.folder}icon-${size}.png`;
  const page = addressWithKey(place, 'autorun.html');
  return `<?xml version="1.0" encoding="UTF-8"?>
<OfficeApp xmlns="http://schemas.microsoft.com/office/appforoffice/1.1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bt="http://schemas.microsoft.com/office/officeappbasictypes/1.0" xsi:type="MailApp">
  <Id>${addinId(place, kind, 'xml')}</Id>
  <Version>${MANIFEST_VERSION}.0</Version>
  <ProviderName>${escapeText(provider)}</ProviderName>
  <DefaultLocale>en-US</DefaultLocale>
  ${valueOf('DisplayName', name)}
  ${valueOf('Description', what)}
  ${valueOf('IconUrl', image(64))}
  ${valueOf('HighResolutionIconUrl', image(128))}
  ${valueOf('SupportUrl', `${place.origin}/`)}
  <AppDomains>
    <AppDomain>${escapeText(place.origin)}</AppDomain>
  </AppDomains>
  <Hosts>
    <Host Name="Mailbox"/>
  </Hosts>
  <Requirements>
    <Sets>
      <Set Name="Mailbox" MinVersion="1.5"/>
    </Sets>
  </Requirements>
  <FormSettings>
    <Form xsi:type="ItemEdit">
      <DesktopSettings>
        ${valueOf('SourceLocation', page)}
      </DesktopSettings>
    </Form>
  </FormSettings>
  <Permissions>ReadWriteItem</Permissions>
  <Rule xsi:type="RuleCollection" Mode="Or">
    <Rule xsi:type="ItemIs" ItemType="Message" FormType="Edit"/>
    <Rule xsi:type="ItemIs" ItemType="Appointment" FormType="Edit"/>
  </Rule>
  <DisableEntityHighlighting>true</DisableEntityHighlighting>
  <VersionOverrides xmlns="http://schemas.microsoft.com/office/mailappversionoverrides" xsi:type="VersionOverridesV1_0">
    <VersionOverrides xmlns="http://schemas.microsoft.com/office/mailappversionoverrides/1.1" xsi:type="VersionOverridesV1_1">
      <Requirements>
        <bt:Sets DefaultMinVersion="1.5">
          <bt:Set Name="Mailbox"/>
        </bt:Sets>
      </Requirements>
      <Hosts>
        <Host xsi:type="MailHost">
          <Runtimes>
            <Runtime resid="Page.Url">
              <Override type="javascript" resid="Script.Url"/>
            </Runtime>
          </Runtimes>
          <DesktopFormFactor>
            <FunctionFile resid="Page.Url"/>
            ${buttonsIn('MessageComposeCommandSurface', 'message', kind)}
            ${buttonsIn('AppointmentOrganizerCommandSurface', 'appointment', kind)}
            ${events(['OnNewMessageCompose', 'OnNewAppointmentOrganizer', 'OnMessageFromChanged'])}
          </DesktopFormFactor>
          <MobileFormFactor>
            ${events(['OnNewMessageCompose', 'OnMessageFromChanged'])}
          </MobileFormFactor>
        </Host>
      </Hosts>
      ${resources(place, kind)}
    </VersionOverrides>
  </VersionOverrides>
</OfficeApp>
`;
}

/** Which function of the script an event starts. */
const FUNCTIONS = {
  OnNewMessageCompose: 'onNewMessage',
  OnNewAppointmentOrganizer: 'onNewAppointment',
  OnMessageFromChanged: 'onFromChanged',
} as const;

function events(types: readonly (keyof typeof FUNCTIONS)[]): string {
  return [
    '<ExtensionPoint xsi:type="LaunchEvent">',
    '  <LaunchEvents>',
    ...types.map((type) => `    <LaunchEvent Type="${type}" FunctionName="${FUNCTIONS[type]}"/>`),
    '  </LaunchEvents>',
    '  <SourceLocation resid="Page.Url"/>',
    '</ExtensionPoint>',
  ].join(`\n${' '.repeat(12)}`);
}

/** A button that sets the signature again, and one for the pane where there is one. */
function buttonsIn(surface: string, id: string, kind: AddinKind): string {
  const insert = control(`${id}.Button`, 'Button', [
    '<Action xsi:type="ExecuteFunction">',
    '  <FunctionName>insertSignature</FunctionName>',
    '</Action>',
  ]);
  const openPane = control(`${id}.Pane`, 'Pane', [
    '<Action xsi:type="ShowTaskpane">',
    '  <SourceLocation resid="Pane.Url"/>',
    '</Action>',
  ]);
  return [
    `<ExtensionPoint xsi:type="${surface}">`,
    '  <OfficeTab id="TabDefault">',
    `    <Group id="${id}.Group">`,
    '      <Label resid="Group.Label"/>',
    ...[...insert, ...(kind === 'company' ? [] : openPane)].map((line) => `      ${line}`),
    '    </Group>',
    '  </OfficeTab>',
    '</ExtensionPoint>',
  ].join(`\n${' '.repeat(12)}`);
}

function control(id: string, words: string, action: readonly string[]): readonly string[] {
  return [
    `<Control xsi:type="Button" id="${id}">`,
    `  <Label resid="${words}.Label"/>`,
    '  <Supertip>',
    `    <Title resid="${words}.Label"/>`,
    `    <Description resid="${words}.What"/>`,
    '  </Supertip>',
    '  <Icon>',
    ...BUTTON_ICONS.map((size) => `    <bt:Image size="${size}" resid="Icon.${size}"/>`),
    '  </Icon>',
    ...action.map((line) => `  ${line}`),
    '</Control>',
  ];
}

const BUTTON_ICONS = [16, 32, 80];

function resources(place: AddinPlace, kind: AddinKind): string {
  const { group, button, buttonWhat } = ADDIN_WORDS[kind];
  const ofPane = (line: string): readonly string[] => (kind === 'company' ? [] : [`    ${line}`]);
  return [
    '<Resources>',
    '  <bt:Images>',
    ...BUTTON_ICONS.map(
      (size) => `    ${resource('Image', `Icon.${size}`, `${place.folder}icon-${size}.png`)}`,
    ),
    '  </bt:Images>',
    '  <bt:Urls>',
    `    ${resource('Url', 'Page.Url', addressWithKey(place, 'autorun.html'))}`,
    `    ${resource('Url', 'Script.Url', addressWithKey(place, 'autorun.js'))}`,
    ...ofPane(resource('Url', 'Pane.Url', addressWithKey(place, 'pane.html'))),
    '  </bt:Urls>',
    '  <bt:ShortStrings>',
    `    ${resource('String', 'Group.Label', group)}`,
    `    ${resource('String', 'Button.Label', button)}`,
    ...ofPane(resource('String', 'Pane.Label', PANE_WORDS.button)),
    '  </bt:ShortStrings>',
    '  <bt:LongStrings>',
    `    ${resource('String', 'Button.What', buttonWhat)}`,
    ...ofPane(resource('String', 'Pane.What', PANE_WORDS.buttonWhat)),
    '  </bt:LongStrings>',
    '</Resources>',
  ].join(`\n${' '.repeat(6)}`);
}

function resource(kind: string, id: string, value: string): string {
  return `<bt:${kind} id="${id}" DefaultValue="${escapeAttribute(value)}"/>`;
}

function valueOf(element: string, value: string): string {
  return `<${element} DefaultValue="${escapeAttribute(value)}"/>`;
}
