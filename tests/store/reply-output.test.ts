import { expect, test } from 'vitest';
import { outputIn } from '../../src/output/state/output-in';
import { outputRequested } from '../../src/output/state/output-slice';
import { designer } from '../helpers/designer';
import { fakeWorld } from '../helpers/fake-ports';
import { arrives } from '../helpers/returning';

test('the short signature is made from the form, and the page goes on showing the whole one', async () => {
  const someone = await arrives(fakeWorld());
  someone.does(outputRequested('template'));
  someone.types('fullName', 'Anna Berg');
  const reply = await someone.store.dispatch(outputIn('template', 'embed', { form: 'reply' }));
  expect(reply.text).toBe('Anna Berg\nHead of Design · Northwind Studio\n+1 (555) 010-4477');
  const { text } = someone.state().output;
  expect(text).toContain('Anna Berg');
  expect(text).toContain('jane.doe@example.com');
  const whole = await someone.store.dispatch(outputIn('template', 'embed'));
  expect(whole.text).toBe(text);
});

test('and from the canvas', async () => {
  const someone = designer().has('name', 'a', { content: 'Anna Berg' });
  const reply = await someone.store.dispatch(outputIn('scene', 'link', { form: 'reply' }));
  expect(reply.text).toMatch(/^Anna Berg\n/);
  expect(reply.html).not.toContain('<img');
});
