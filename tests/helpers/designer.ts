import { selectScene } from '../../src/editor/selectors';
import { definitionOf, type ElementType } from '../../src/scene/registry';
import { makeElement } from '../../src/scene/operations/add';
import type { SceneAction } from '../../src/scene/actions';
import type { Scene, SceneElement } from '../../src/scene/scene';
import { makeStore, type AppStore } from '../../src/store/make-store';
import { openDesigner } from '../../src/store/open-designer';
import { outputRequested } from '../../src/output/state/output-slice';
import { record } from '../../src/store/signature/history';
import { selectionChanged } from '../../src/store/canvas/selection-slice';
import { canRun, runCommand, type BuilderCommand } from '../../src/editor/commands/builder-command';
import type { RenderEnv } from '../../src/editor/render-env';
import { fakeWorld, type World } from './fake-ports';

/** Someone at work in the designer. */
export interface Designer {
  readonly store: AppStore;
  readonly world: World;
  /** What commands measure with. */
  readonly device: RenderEnv;
  readonly scene: () => Scene;
  readonly find: (id: string) => SceneElement | undefined;
  readonly has: (type: ElementType, id: string, rest?: Partial<SceneElement>) => Designer;
  /** Puts elements into a group. */
  readonly groups: (group: string, ...ids: readonly string[]) => Designer;
  readonly selects: (...ids: readonly string[]) => Designer;
  /** Whether a command is enabled. */
  readonly can: (command: BuilderCommand) => boolean;
  /** Carries a command out; returns whether it did anything. */
  readonly does: (command: BuilderCommand) => boolean;
  readonly notices: () => readonly string[];
}

export function designer(world: World = fakeWorld()): Designer {
  const store = makeStore(world.ports);
  openDesigner(store);
  store.dispatch(outputRequested('scene'));
  const device = { measure: world.ports.measure, baseUrl: world.ports.origin };
  const scene = (): Scene => selectScene(store.getState());
  const does = (action: SceneAction, label: string): void => {
    const { selection } = store.getState();
    const selections = { selectionBefore: selection, selectionAfter: selection };
    store.dispatch(record(action, { label, place: 'canvas', group: null, ...selections }));
  };
  const someone: Designer = {
    store,
    world,
    device,
    scene,
    find: (wanted) => scene().elements.find(({ id }) => id === wanted),
    has(type, id, rest = {}) {
      const made = makeElement(definitionOf(type), id, { x: 100, y: 100 }, scene());
      does({ type: 'scene/elementsAdded', elements: [{ ...made, ...rest }] }, `Add ${type}`);
      return someone;
    },
    groups(group, ...ids) {
      does({ type: 'scene/elementsGrouped', ids, group }, 'Group');
      return someone;
    },
    selects(...ids) {
      store.dispatch(selectionChanged(ids));
      return someone;
    },
    can: (command) => canRun(command, store.getState(), device),
    does: (command) => store.dispatch(runCommand(command)),
    notices: () => store.getState().notices.queue.map(({ title }) => title),
  };
  return someone;
}
