import { memoizeObject } from '../../base/memoize';
import { definitionOf } from '../registry';
import type { SceneElement } from '../scene';
import type { ElementStyle } from './placed-element';

/** An element's style, completed with the defaults of its type. Cached, as each field of a panel asks for it. */
export const wholeStyle = memoizeObject(({ type, style }: SceneElement): ElementStyle => ({
  ...definitionOf(type).defaults.style,
  ...style,
}));
