import { cleanLine } from '../../base/text';
import { readableOn, type Hex } from '../../model/color/color';
import { addressDisplay, addressHref } from '../../model/person/web/address-href';
import type { ElementContext } from '../element-definition';
import { definitionOf } from '../registry';
import type { Scene, SceneElement } from '../scene';
import { backgroundBelow } from './background-below';

const INK: Hex = '#333333';

/**
 * What emails have in the room of a picture that has no file yet: its alternative text, else its address, with its link. Null for
 * any other element, for a picture of the person's or without a link, and where the words have no room.
 */
export function pictureWords(
  element: SceneElement,
  scene: Scene,
  context: ElementContext,
): SceneElement | null {
  const { picture, follows } = definitionOf(element.type);
  const href = addressHref(element.href ?? '');
  const isBlank = picture?.addressOf(element, context) === '' && follows === undefined;
  if (!isBlank || href === null) return null;
  const { naturalSize: _size, freeRatio: _ratio, shape: _shape, ...rest } = element;
  const background = backgroundBelow(scene, element, context);
  const line: SceneElement = {
    ...rest,
    type: 'button',
    content: cleanLine(element.alt ?? '') || addressDisplay(href),
    style: {
      backgroundColor: background,
      color: readableOn(INK, background),
      fontSize: 13,
      fontWeight: 400,
      underline: true,
      textAlign: 'center',
      radius: 0,
    },
  };
  const ways = [line, { ...line, wrap: true }];
  return ways.find((each) => hasRoom(each, context)) ?? null;
}

function hasRoom(element: SceneElement, context: ElementContext): boolean {
  const { findings } = definitionOf(element.type).toEmail(element, context);
  return findings.every(({ rule }) => rule !== 'words-past-box');
}
