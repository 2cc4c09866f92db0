import type { ReactNode } from 'react';
import { PREVIEWS } from '../../src/export/previews/previews';
import type { Certainty } from '../../src/model/clients/client-rule';
import { CLIENT_SUPPORT, SUPPORT_DATE } from '../../src/model/findings/client-support.data';
import { CLIENT_RULES } from '../../src/model/clients/client-rules';
import { clientNames, MAIL_CLIENTS, type ClientId } from '../../src/model/findings/clients';
import { reasonOf } from '../../src/model/findings/finding-rows';
import type { FindingRule } from '../../src/model/findings/findings';
import { cx } from '../../src/ui/cx';
import { Specimen } from './written-parts';

/* What the product stores about email clients, as tables: each row comes from the data that the app itself uses. */

const CLIENTS = Object.entries(MAIL_CLIENTS) as readonly (readonly [ClientId, string])[];

interface Support {
  readonly none: readonly ClientId[];
  readonly partly: readonly ClientId[];
}

/** Which client shows what of HTML and CSS. */
export function SupportTable() {
  return (
    <Table
      caption={`After Can I email, ${SUPPORT_DATE}. A blank is what shows everywhere.`}
      heads={['', ...CLIENTS.map(([, label]) => label)]}
      isNarrow
    >
      {Object.entries<Support>(CLIENT_SUPPORT).map(([feature, support]) => (
        <tr key={feature} className="border-t">
          <Head>
            <a href={`https://www.caniemail.com/features/${feature}/`}>{nameOf(feature)}</a>
          </Head>
          {CLIENTS.map(([id]) => (
            <SupportCell key={id} state={stateOf(support, id)} />
          ))}
        </tr>
      ))}
    </Table>
  );
}

type SupportState = 'all' | 'partly' | 'none';

function stateOf({ none, partly }: Support, id: ClientId): SupportState {
  if (none.includes(id)) return 'none';
  return partly.includes(id) ? 'partly' : 'all';
}

const STATE_WORDS: Readonly<Record<SupportState, string>> = {
  all: '',
  partly: 'partly',
  none: 'no',
};

function SupportCell({ state }: { readonly state: SupportState }) {
  return (
    <td
      className={cx(
        'px-2 py-1.5 text-center text-xs',
        state === 'none' && 'bg-danger-soft text-danger',
        state === 'partly' && 'bg-warning-soft text-warning',
      )}
    >
      {STATE_WORDS[state]}
    </td>
  );
}

/** As people write it: `box-shadow`, `<svg>`, 'webp pictures'. */
function nameOf(feature: string): string {
  const [kind = '', ...words] = feature.split('-');
  const name = words.join('-');
  if (kind === 'html') return `<${name}>`;
  return kind === 'image' ? `${name} pictures` : name;
}

const CERTAINTIES: Readonly<Record<Certainty, string>> = {
  'by source': 'The client’s own code or documents say it',
  modelled: 'Our model: nobody has published the rule',
  reported: 'People report it',
};

/** The previews of the app, what each stands for and how sure it is. */
export function PreviewTable() {
  return (
    <Table heads={['Preview', 'What it shows', 'How sure it is', 'Where it is said']}>
      {PREVIEWS.map(({ id, label, reported, certainty, source }) => (
        <tr key={id} className="border-t">
          <Head>{label}</Head>
          <td className="p-2">{reported}</td>
          <td className="p-2 text-ink-muted">{CERTAINTIES[certainty]}</td>
          <td className="p-2">
            <a href={source.href}>{source.label}</a>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Every fact about mail clients, as chips, checks, previews and guides read it. */
export function RuleTable() {
  return (
    <Table heads={['Where', 'What it is about', 'What becomes of it', 'How sure it is', 'Source']}>
      {CLIENT_RULES.map(({ id, clients, when, construct, effect, certainty, source, date }) => (
        <tr key={id} className="border-t">
          <td className="p-2">
            {clients.length === 0 ? 'Any client' : clientNames(clients)}
            {when !== undefined && `, ${when}`}
          </td>
          <td className="p-2">{construct}</td>
          <td className="p-2">{effect}</td>
          <td className="p-2 text-ink-muted">{CERTAINTIES[certainty]}</td>
          <td className="p-2">
            {source !== undefined && <a href={source.href}>{source.label}</a>} {date}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Why findings of these rules are ones, with the sources. */
export function Reasons({ rules }: { readonly rules: readonly FindingRule[] }) {
  return (
    <Specimen>
      <ul className="grid gap-3">
        {rules.map((rule) => (
          <Reason key={rule} rule={rule} />
        ))}
      </ul>
    </Specimen>
  );
}

function Reason({ rule }: { readonly rule: FindingRule }) {
  const reason = reasonOf(rule);
  if (reason === null) throw new Error(`No reason is known for '${rule}'`);
  const { why, source } = reason;
  return (
    <li className="rounded-card border bg-panel px-4 py-3 text-sm">
      {why}{' '}
      {source !== undefined && (
        <a href={source.href} className="text-ink-muted underline">
          {source.label}
        </a>
      )}
    </li>
  );
}

interface TableProps {
  readonly heads: readonly string[];
  readonly caption?: string;
  /** Whether its columns stand close, their heads on their side. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

function Table({ heads, caption, isNarrow = false, children }: TableProps) {
  return (
    <Specimen>
      <div className="overflow-x-auto rounded-card border bg-panel">
        <table className="w-full border-collapse text-sm">
          {caption !== undefined && (
            <caption className="caption-bottom p-2 text-start text-xs text-ink-muted">
              {caption}
            </caption>
          )}
          <thead>
            <tr className="align-bottom">
              {heads.map((head) => (
                <th key={head} scope="col" className="p-2 text-start text-xs font-semibold">
                  <span className={cx(isNarrow && '[writing-mode:sideways-lr]')}>{head}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </Specimen>
  );
}

function Head({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="row" className="p-2 text-start font-semibold whitespace-nowrap">
      {children}
    </th>
  );
}
