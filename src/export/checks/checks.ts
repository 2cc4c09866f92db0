import type { Finding } from '../../model/findings/findings';
import type { Check, CheckSubject } from './check';
import { buttonsAndBanners } from './buttons-and-banners';
import { characters } from './characters';
import { constructs } from './constructs';
import { contrast } from './contrast';
import { controlCharacters } from './control-characters';
import { embeddedPictures } from './embedded-pictures';
import { measures } from './measures';
import { missingAlt } from './missing-alt';
import { phoneLink } from './phone-link';
import { pictureAddress } from './picture-address';
import { pictureDark } from './picture-dark';
import { pictureFormat } from './picture-format';
import { picturePale } from './picture-pale';
import { picturePixels } from './picture-pixels';
import { pictureWeight } from './picture-weight';
import { sampleValues } from './sample-values';
import { unreachablePictures } from './unreachable-pictures';
import { textSize } from './text-size';
import { weight } from './weight';

/** Every check of a finished signature. A new one is a file and a line here. */
export const CHECKS: readonly Check[] = [
  buttonsAndBanners,
  characters,
  weight,
  embeddedPictures,
  pictureAddress,
  unreachablePictures,
  pictureFormat,
  picturePixels,
  pictureWeight,
  pictureDark,
  picturePale,
  contrast,
  textSize,
  missingAlt,
  phoneLink,
  measures,
  constructs,
  controlCharacters,
  sampleValues,
];

/** What all checks say about a signature. */
export function check(subject: CheckSubject): readonly Finding[] {
  return CHECKS.flatMap(({ run }) => run(subject));
}
