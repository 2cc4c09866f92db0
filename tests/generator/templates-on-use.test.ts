import { expect, test, vi } from 'vitest';
import { templatesOnUse } from '../../src/signatures/templates-on-use';
import { DEFAULT_TEMPLATE, TEMPLATE_IDS } from '../../src/model/template-ids';
import { TEMPLATES } from '../../src/templates/registry';
import type { Template } from '../../src/templates/template';

type Load = () => Promise<readonly Template[]>;

test('the default template is there at once, and nothing is sent for it', () => {
  const load = vi.fn<Load>(async () => TEMPLATES);
  const templates = templatesOnUse(load);
  templates.want(DEFAULT_TEMPLATE);
  expect(templates.find(DEFAULT_TEMPLATE)?.id).toBe(DEFAULT_TEMPLATE);
  expect(load).not.toHaveBeenCalled();
});

test('all others come together with the first that is wanted', async () => {
  const load = vi.fn<Load>(async () => TEMPLATES);
  const templates = templatesOnUse(load);
  const heard = vi.fn<() => void>();
  templates.subscribe(heard);
  templates.want('neon');
  templates.want('silly');
  expect(templates.find('neon')).toBeNull();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(TEMPLATE_IDS.map((id) => templates.find(id)?.id)).toEqual(TEMPLATE_IDS);
  templates.want('tiny');
  expect(load).toHaveBeenCalledOnce();
});

test('the default template stays the same when the others come, so that nothing is drawn twice', async () => {
  const templates = templatesOnUse();
  const before = templates.find(DEFAULT_TEMPLATE);
  templates.want('neon');
  await vi.waitFor(() => expect(templates.find('neon')).not.toBeNull());
  expect(templates.find(DEFAULT_TEMPLATE)).toBe(before);
});

test('where they do not come, the default template stays, and the next that is wanted asks again', async () => {
  const load = vi.fn<Load>(() => Promise.reject(new TypeError('Offline')));
  const templates = templatesOnUse(load);
  const heard = vi.fn<() => void>();
  templates.subscribe(heard);
  templates.want('neon');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(templates.find('neon')).toBeNull();
  expect(templates.find(DEFAULT_TEMPLATE)?.id).toBe(DEFAULT_TEMPLATE);
  load.mockResolvedValue(TEMPLATES);
  templates.want('neon');
  await vi.waitFor(() => expect(templates.find('neon')?.id).toBe('neon'));
});

test('who no longer listens is not called', async () => {
  const templates = templatesOnUse(async () => TEMPLATES);
  const heard = vi.fn<() => void>();
  templates.subscribe(heard)();
  templates.want('neon');
  await vi.waitFor(() => expect(templates.find('neon')).not.toBeNull());
  expect(heard).not.toHaveBeenCalled();
});
