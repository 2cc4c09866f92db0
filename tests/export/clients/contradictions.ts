import type { EmailNode, TableNode } from '../../../src/email/nodes';
import { walk } from '../../../src/email/walk';
import { printed, type Composition } from '../../../src/export/compose/composition';
import { makePreviews } from '../../../src/export/previews/make-previews';
import { PREVIEWS } from '../../../src/export/previews/previews';
import type { PreviewId } from '../../../src/export/previews/preview';
import type { EmailOutput, ExportOptions } from '../../../src/export/types';
import type { Circumstance, ConstructId } from '../../../src/model/clients/client-rule';
import { CLIENT_RULES } from '../../../src/model/clients/client-rules';
import { CLIENT_SUPPORT } from '../../../src/model/findings/client-support.data';
import { clientStates, type ClientState } from '../../../src/model/findings/client-states';
import { clientIds, type ClientId } from '../../../src/model/findings/clients';
import { definitionOf } from '../../../src/scene/registry';

/*
 * What is stated about a client in two places and is not the same: its chip, which has findings and differences, and its preview,
 * whose HTML and document are compared with those that were sent, whatever rules it is made by.
 */

const MAILS = PREVIEWS.filter((preview) => preview.shows === 'mail');

/** Where each preview is seen, beside what always holds. */
const SEEN: Readonly<Partial<Record<PreviewId, readonly Circumstance[]>>> = {
  phone: ['phone'],
  'pictures-blocked': ['unknown sender'],
  'outlook-web-dark': ['dark'],
  'thunderbird-dark': ['dark'],
  'apple-mail-dark': ['dark'],
  'gmail-ios-dark': ['dark on iPhone', 'phone'],
  'gmail-android-dark': ['dark on Android', 'phone'],
};

/** What can be lost, as it is seen in HTML. */
const LOOKS = {
  gradient: count(/-gradient\(/g),
  shadow: count(/box-shadow/g),
  corners: count(/<td[^>]*border-radius:(?!0)/g),
  weight: count(/font(?:-weight:|:(?:italic )?)(?:[1-356]00|[89]00)/g),
  embedded: count(/<img[^>]*\ssrc="data:/g),
  linked: count(/<img[^>]*\ssrc="https?:/g),
  backgrounds: count(/background(?:-color)?:#/g),
} as const;

type Look = keyof typeof LOOKS | 'cut' | 'colors';

/** What is lost where a client has a problem with a construct: it must be seen, or may be. */
const LOSSES: Readonly<Partial<Record<ConstructId, Losses>>> = {
  gradient: { must: ['gradient'], may: ['colors'] },
  shadow: { must: ['shadow'], may: ['colors'] },
  // That of a picture cannot be counted apart: a shadow is as round as the box that casts it.
  'round corner': { may: ['corners'] },
  'medium weight': { must: ['weight'] },
  'embedded picture': { must: ['embedded'] },
  'linked picture': { must: ['linked'] },
  'content past a phone': { must: ['cut'] },
  color: { must: ['colors'] },
  'simple email': { must: ['colors'] },
  'unfit background': { must: ['backgrounds'], may: ['gradient', 'colors'] },
  'dark text': { must: ['colors'] },
};

interface Losses {
  readonly must?: readonly Look[];
  readonly may?: readonly Look[];
}

/** The parts of nodes that change with a construct. */
const PARTS: Readonly<Partial<Record<ConstructId, readonly string[]>>> = {
  gradient: ['background'],
  shadow: ['shadow'],
  'round corner': ['radius'],
  'medium weight': ['font.weight'],
  'line height of a part': ['font.lineHeight'],
  'uneven padding': ['padding'],
  'wrapping cell': ['wraps'],
  'fixed columns': ['fixed'],
  'thick border': ['borders'],
  'embedded picture': ['src', 'radius'],
  'linked picture': ['src', 'radius'],
  color: ['background', 'borders', 'font.color', 'color'],
  'simple email': ['borders', 'font.color', 'color'],
  'unfit background': ['background'],
  'dark text': ['font.color', 'color'],
};

/** The contradictions about a signature, in words. */
export function contradictionsOf(
  compose: (options: ExportOptions) => Composition,
  options: ExportOptions,
): readonly string[] {
  const composition = compose(options);
  const output = printed(composition);
  const states = clientStates(output.findings, output.differences);
  // What is too wide for any client is reported to all of them.
  const isTooWide = output.findings.some(({ rule }) => rule === 'too-wide');
  const made = makePreviews([options.socialStyle], (icons) => compose({ ...options, ...icons }));
  const ofPreviews = MAILS.flatMap(({ id, clients, width, transform }) => {
    const shown = made.find((one) => one.id === id);
    const html = shown?.shows === 'mail' ? shown.html : '';
    const lost = lostLooks(output.html, html, reachOf(composition, output.doc) > width - 26);
    const changed = changedParts(output.doc, transform(output.doc));
    return clients.flatMap((client) => {
      const constructs = claimed(states, client, SEEN[id] ?? []);
      return [...lookFaults(constructs, lost, isTooWide), ...partFaults(constructs, changed)].map(
        (fault) => `${client}, ${id}: ${fault}`,
      );
    });
  });
  return [...ofPreviews, ...supportFaults(output, states)];
}

function lookFaults(
  constructs: ReadonlySet<ConstructId>,
  lost: ReadonlySet<Look>,
  isTooWide: boolean,
) {
  const losses = [...constructs].flatMap((construct) => LOSSES[construct] ?? []);
  const must = losses.flatMap((each) => each.must ?? []);
  const may = new Set<Look>([
    ...(isTooWide ? (['cut'] as const) : []),
    ...must,
    ...losses.flatMap((each) => each.may ?? []),
  ]);
  return [
    ...[...lost].flatMap((look) =>
      may.has(look) ? [] : [`the chip denies that it loses ${look}`],
    ),
    ...must.flatMap((look) =>
      lost.has(look) ? [] : [`the preview shows ${look}, which checks deny`],
    ),
  ];
}

function partFaults(constructs: ReadonlySet<ConstructId>, changed: ReadonlySet<string>) {
  const known = new Set([...constructs].flatMap((construct) => PARTS[construct] ?? []));
  return [
    ...[...changed].flatMap((part) => (known.has(part) ? [] : [`the chip has nothing of ${part}`])),
    ...[...constructs].flatMap((construct) =>
      (PARTS[construct] ?? []).some((part) => changed.has(part)) || PARTS[construct] === undefined
        ? []
        : [`the preview leaves ${construct} as it is`],
    ),
  ];
}

/** Features with the clients that show them nowhere, by Can I email. */
const SUPPORTED = { 'css-linear-gradient': 'gradient', 'css-box-shadow': 'shadow' } as const;

/** Of all clients, those without a preview, too: what their chips have of features, against the data on these. */
function supportFaults({ html }: EmailOutput, states: readonly ClientState[]): readonly string[] {
  return Object.entries(SUPPORTED).flatMap(([slug, look]) => {
    if (LOOKS[look](html) === 0) return [];
    const { none } = CLIENT_SUPPORT[slug as keyof typeof SUPPORTED];
    return clientIds().flatMap((client) => {
      const isClaimed = claimed(states, client, []).has(look);
      const isLost = none.some((id) => id === client);
      return isLost && !isClaimed ? [`${client}: the chip denies that it loses ${look}`] : [];
    });
  });
}

/** What the chip of a client has problems with, where it is seen. */
function claimed(
  states: readonly ClientState[],
  client: ClientId,
  seen: readonly Circumstance[],
): ReadonlySet<ConstructId> {
  const state = states.find(({ id }) => id === client);
  const rules = [...(state?.open ?? []), ...(state?.reported ?? [])].flatMap(({ rule }) => {
    const row = CLIENT_RULES.find(({ id }) => id === rule);
    return row === undefined || (row.when !== undefined && !seen.includes(row.when)) ? [] : [row];
  });
  return new Set(rules.map(({ construct }) => construct));
}

function lostLooks(sent: string, shown: string, isCut: boolean): ReadonlySet<Look> {
  const lost = (Object.keys(LOOKS) as (keyof typeof LOOKS)[]).filter(
    (look) => LOOKS[look](shown) < LOOKS[look](sent),
  );
  const looks: readonly (Look | false)[] = [
    ...lost,
    isCut && 'cut',
    colorsIn(sent) !== colorsIn(shown) && 'colors',
  ];
  return new Set(looks.filter((look) => look !== false));
}

/** The colors of HTML. */
function colorsIn(html: string): string {
  return [...new Set(html.match(/(?<=[:\s"(,])#[0-9a-f]{6}(?=[;"\s!,)])/g))].toSorted().join(' ');
}

/** The parts in which the nodes of two documents of the same nodes differ. */
function changedParts(before: TableNode, after: TableNode): ReadonlySet<string> {
  const [one, other] = [[...walk(before)], [...walk(after)]];
  return new Set(
    one.flatMap((node, at) => {
      const changed = other[at];
      if (changed === undefined || changed === node) return [];
      const [sent, shown] = [partsOf(node), partsOf(changed)];
      return [...new Set([...Object.keys(sent), ...Object.keys(shown)])].filter(
        (key) => !isSame(sent[key], shown[key]),
      );
    }),
  );
}

const WITHIN: ReadonlySet<string> = new Set(['rows', 'cells', 'children', 'font']);

function partsOf(node: EmailNode): Readonly<Record<string, unknown>> {
  const own = Object.entries(node).filter(([key]) => !WITHIN.has(key));
  const font = 'font' in node && node.font !== undefined ? Object.entries(node.font) : [];
  return Object.fromEntries([
    ...own,
    ...font.map(([key, value]) => [`font.${key}`, value] as const),
  ]);
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

/** An object with its keys in one order, whatever made it. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** How far to the right a design has something to read or to see; a template gives way. */
function reachOf({ elements = [] }: Composition, { width }: TableNode): number {
  const reach = elements
    .filter(({ type, hidden }) => hidden !== true && definitionOf(type).group !== 'shapes')
    .map((element) => element.x + element.width);
  return Math.min(typeof width === 'number' ? width : Infinity, Math.max(0, ...reach));
}

function count(pattern: RegExp): (html: string) => number {
  return (html) => [...html.matchAll(pattern)].length;
}
