import { fromShareHash, toShareHash } from '../../src/saving/browser/share-hash';
import { readDesign } from '../../src/import/browser/reading/read-design';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { NoticeToasts } from '../../src/app/notice-toasts';
import { makeFixResponder } from '../../src/fixes/list/answer-question';
import { fonts } from '../../src/fonts/browser/fonts-port';
import { makeExporter } from '../../src/output/browser/exporter';
import { fail, ok } from '../../src/base/result';
import { measureText } from '../../src/fonts/browser/measure-text';
import type { PersonInput } from '../../src/model/person/signature';
import { makeStore, type AppStore } from '../../src/store/make-store';
import type { RootState } from '../../src/store/state';
import { outputRequested } from '../../src/output/state/output-slice';
import { layOutMail, layOutPrinted } from '../../src/import/browser/pages/lay-out';
import type { Ports } from '../../src/store/ports';
import { newSignatureHistory } from '../../src/store/signature/history';
import { NEW_SIGNATURE, type TemplateLook } from '../../src/store/signature/signature';
import {
  fakeDevice,
  fakePreferences,
  fakeStorage,
  fakeTabs,
} from '../../tests/helpers/fake-device';
import { fakeTeam } from '../../tests/helpers/fake-team';
import { PIXEL_PNG } from '../../tests/helpers/signatures';

/** The state a story starts from, as far as it differs from that of a first visit. */
export interface StoryState {
  readonly data?: PersonInput;
  readonly look?: Partial<TemplateLook>;
  /** An output that does not change; without one, the story makes its own. */
  readonly output?: Partial<RootState['output']>;
  readonly uploads?: RootState['uploads'];
  /** Ports that behave otherwise. */
  readonly ports?: Partial<Ports>;
}

/** Puts a story into an app of its own. The state is given by `parameters: { state }`. */
export const withStore: Decorator = (Story, { parameters }) => (
  <StoryApp state={(parameters['state'] ?? {}) as StoryState}>
    <Story />
  </StoryApp>
);

function StoryApp({
  state,
  children,
}: {
  readonly state: StoryState;
  readonly children: ReactNode;
}) {
  const [store] = useState(() => storyStore(state));
  return (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
      <NoticeToasts />
    </Provider>
  );
}

function storyStore({ data, look, output, uploads, ports }: StoryState): AppStore {
  const initial = makeStore(storyPorts()).getState();
  const store = makeStore(
    { ...storyPorts(), ...ports },
    {
      signature: newSignatureHistory({
        ...NEW_SIGNATURE,
        person: { ...NEW_SIGNATURE.person, ...data },
        look: { ...NEW_SIGNATURE.look, ...look },
      }),
      uploads: { ...initial.uploads, ...uploads },
      ...(output !== undefined && { output: { ...initial.output, ...output } }),
    },
  );
  if (output === undefined) store.dispatch(outputRequested('template'));
  return store;
}

const ALL_WELL = { reading: 'works', writing: 'works' } as const;

/** Ports without clipboard, storage or workers, with which all goes well. */
function storyPorts(): Ports {
  const device = fakeDevice();
  const answerFixes = makeFixResponder();
  return {
    exporter: makeExporter(noWorker),
    findFixes: async (design, question, options) =>
      answerFixes({ design, options, measure: measureText }, question),
    clipboard: {
      writeRich: async (content) => void (await content),
      writeText: async () => undefined,
      readText: async () => '',
    },
    files: {
      saveInto: async () => 'downloaded',
      download: () => undefined,
      choose: async () => null,
    },
    fonts,
    pointerIdle: { restedMs: () => Infinity },
    decodeReference: (reference) => reference,
    images: {
      load: async () => ok({ dataUrl: PIXEL_PNG, width: 1, height: 1, resized: true }),
      naturalSize: () => Promise.resolve(null),
      pixels: async () => null,
      draw: async () => null,
      drawSignature: async () => null,
    },
    links: {
      pack: async (text) => toShareHash(text),
      unpack: async (hash) => fromShareHash(hash),
    },
    mails: { read: async () => fail('no-mail') },
    designs: {
      read: async (source) => readDesign(typeof source === 'string' ? source : await source.text()),
    },
    manifests: { read: async () => fail('') },
    pages: { layOutMail, layOutPrinted },
    preferences: fakePreferences(device, ALL_WELL),
    preview: { shows: () => true },
    storage: fakeStorage(device, ALL_WELL).port,
    tabs: fakeTabs(device),
    team: fakeTeam({ archive: 'works' }),
    origin: location.origin,
    random: () => 0,
    now: () => '2025-06-01T12:00:00.000Z',
    measure: measureText,
    log: () => undefined,
  };
}

/** The page then prints by itself. */
function noWorker(): never {
  throw new Error('Stories have no worker');
}
