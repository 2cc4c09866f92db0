import type { CollapseEmpty, ExportOptions } from '../export';
import { rulesAbout } from '../model/findings/finding-rows';
import type { Finding, FixId } from '../model/findings/findings';
import type { PersonInput } from '../model/person/signature';
import type { SceneAction } from '../scene/actions';
import type { ElementContext } from '../scene/element-definition';
import type { SceneElement } from '../scene/scene';
import type { TrialScene } from './trial-scene';

/** What a fix can do about one finding of one element. */
export interface Fix {
  /** As the rows of findings name it. */
  readonly id: FixId;
  /** The text of the command. */
  readonly label: string;
  /** It changes the person, and with that all elements that show it: one proposal is enough for all of them. */
  readonly changesPerson?: true;
  /**
   * What could clear the finding, the best first. A fix proposes only: it is offered where a proposal, carried out,
   * clears the finding and makes none.
   */
  readonly propose: (target: Target) => Iterable<Proposal>;
}

/** An element of which something was found. */
export interface Target {
  readonly element: SceneElement;
  readonly finding: Finding;
  readonly trialScene: TrialScene;
}

export interface Proposal {
  /** The text of the button; it may name the result: 'Make it fit: 12 px'. */
  readonly label: string;
  readonly action: SceneAction;
  /** What changes of the person that the design shows, where the fix is one of the person. */
  readonly person?: PersonInput;
}

/** What an export depends on beside the scene. The same object as long as nothing of it changes. */
export interface FixContext {
  readonly element: ElementContext;
  /** Pictures that are there already: one that was cropped may hide what lies below it. */
  readonly rasters?: NonNullable<ExportOptions['rasters']>;
  /** Of a design that closes up: what does so. */
  readonly collapseEmpty?: CollapseEmpty;
}

/** The findings where elements overlap. */
export const OVERLAP_RULES = rulesAbout('overlap');
