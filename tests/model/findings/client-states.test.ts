import { expect, test } from 'vitest';
import { clientStates } from '../../../src/model/findings/client-states';
import { MAIL_CLIENTS } from '../../../src/model/findings/clients';
import type { Finding } from '../../../src/model/findings/findings';
import { findingOf } from '../../helpers/findings';

function finding(severity: Finding['severity'], clients: Finding['clients']): Finding {
  return findingOf('construct', { severity, clients });
}

function statuses(...findings: readonly Finding[]): Readonly<Record<string, string>> {
  return Object.fromEntries(clientStates(findings).map(({ id, status }) => [id, status]));
}

test('all clients are there in their order, and fine where nothing was found', () => {
  const states = clientStates([]);
  expect(states.map(({ id }) => id)).toEqual(Object.keys(MAIL_CLIENTS));
  expect(states.every(({ status }) => status === 'fine')).toBe(true);
});

test('a finding counts for the clients that it names', () => {
  const found = statuses(finding('broken', ['gmail', 'hey']), finding('degraded', ['thunderbird']));
  expect(found).toMatchObject({
    gmail: 'broken',
    hey: 'broken',
    thunderbird: 'differs',
    'apple-mail': 'fine',
  });
});

test('a finding that names none counts for all', () => {
  expect(new Set(Object.values(statuses(finding('degraded', []))))).toEqual(new Set(['differs']));
});

test('what is not filled in is no fault of a client', () => {
  const unfinished: readonly Finding['rule'][] = [
    'block-incomplete',
    'qr-too-long',
    'link-missing',
    'banner-over',
    'banner-early',
    'placeholder-text',
    'picture-missing',
    'social-missing',
    'link-unsafe',
    'image-refused',
  ];
  const findings = unfinished.map((rule) => findingOf(rule, { severity: 'broken', clients: [] }));
  for (const { status, open } of clientStates(findings)) {
    expect({ status, open }).toEqual({ status: 'fine', open: [] });
  }
});

test('the most severe finding decides, and stands first', () => {
  const [gmail] = clientStates([finding('degraded', ['gmail']), finding('broken', [])]);
  expect(gmail).toMatchObject({
    status: 'broken',
    open: [{ severity: 'broken' }, { severity: 'degraded' }],
  });
});

test('findings that only inform do not change the status of a client', () => {
  const [gmail, , classic] = clientStates([
    finding('info', ['outlook-classic']),
    finding('info', []),
  ]);
  expect(gmail).toMatchObject({ status: 'fine', open: [], reported: [] });
  expect(classic).toMatchObject({ id: 'outlook-classic', status: 'fine', reported: { length: 1 } });
});

test('a client that only lacks the pictures inside needs a step, and nothing else', () => {
  const inside = [findingOf('embedded-picture'), findingOf('embedded-picture-outlook')];
  expect(statuses(...inside)).toMatchObject({
    gmail: 'step',
    hey: 'step',
    'outlook-classic': 'step',
    'apple-mail': 'fine',
  });
  expect(
    statuses(...inside, finding('degraded', ['gmail']), finding('broken', ['hey'])),
  ).toMatchObject({ gmail: 'differs', hey: 'broken', 'outlook-classic': 'step' });
});
