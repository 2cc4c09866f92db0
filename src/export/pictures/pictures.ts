import { extended } from '../../base/changed';
import { blockField, valueOf, type SignatureBlock } from '../../model/person/blocks';
import { cropPartFor, type Crop } from '../../model/person/crop';
import { fieldLabel } from '../../model/person/fields';
import { fieldOrigin, type FindingReport, type PlainRule } from '../../model/findings/findings';
import { growWithin, type Size } from '../../model/picture/fit';
import { LOGO_BOX, PROFILE_BOX, type PictureBox } from '../../model/picture/image';
import {
  imageSourceAddress,
  parseImageSource,
  type ImageSource,
  type ImageSourceProblem,
} from '../../model/picture/image-source';
import { logoField } from '../../model/picture/logo-address';
import { sizeFrom, type NaturalSize } from '../../model/picture/natural-size';
import { scaleOf } from '../../model/adjustments';
import { backingOf } from '../../model/picture/image-backing';
import type { Person } from '../../model/person/signature';
import { cleanLine } from '../../base/text';
import type { Picture, Pictures } from '../../templates/view';
import { needsAddresses } from '../compose/needs-addresses';
import { answerTo } from './picture-answer';
import type { QrCode } from '../../model/person/qr-code';
import type { ExportOptions, PictureRequest, RasterRequest } from '../types';

/** The pictures of a signature, and what was met on the way to them. */
export interface PlacedPictures {
  readonly pictures: Pictures;
  readonly findings: readonly FindingReport[];
  readonly requests: readonly RasterRequest[];
}

interface Wanted {
  readonly field: string;
  readonly address: string;
  /** The known sizes of linked pictures. */
  readonly sizes: readonly NaturalSize[];
  readonly alt: string;
  readonly box: PictureBox;
  /** How many times as large as usual. */
  readonly scale?: number;
  readonly fit: PictureRequest['fit'];
  /** The color behind it; blank for none. */
  readonly background: string;
  readonly crop?: Crop | undefined;
}

interface PlacedPicture {
  readonly picture: Picture | null;
  readonly findings: readonly FindingReport[];
  readonly requests: readonly RasterRequest[];
}

/** Resolves photo and logo to what the output will hold. An address that cannot be used leaves the picture out. */
export function placePictures(person: Person, options: ExportOptions): PlacedPictures {
  const sizes = person.naturalSizes ?? [];
  const { adjustments = {} } = options;
  const photo = placePicture(
    {
      field: 'profileImageUrl',
      address: person.profileImageUrl,
      sizes,
      alt: cleanLine(person.fullName) || 'Profile picture',
      box: PROFILE_BOX[person.profileImageShape],
      scale: scaleOf(adjustments, 'photoSize'),
      fit: 'cover',
      background: '',
      crop: person.profileCrop,
    },
    options,
  );
  const field = logoField(person);
  const logo = placePicture(
    {
      field,
      address: person[field],
      sizes,
      alt: cleanLine(person.companyName) || 'Logo',
      box: LOGO_BOX[person.logoShape],
      scale: scaleOf(adjustments, 'logoSize'),
      fit: 'contain',
      background: person.logoBackgroundColor,
    },
    options,
  );
  const below = person.blocks.flatMap((block) => {
    const placed = placeOfBlock(block, person, options);
    return placed === null ? [] : [{ id: block.id, ...placed }];
  });
  return {
    pictures: {
      photo: photo.picture,
      logo: logo.picture && extended(logo.picture, { background: person.logoBackgroundColor }),
      ofBlocks: new Map(
        below.flatMap(({ id, picture }) => (picture === null ? [] : [[id, picture] as const])),
      ),
    },
    findings: [photo, logo, ...below].flatMap(({ findings }) => findings),
    requests: [photo, logo, ...below].flatMap(({ requests }) => requests),
  };
}

/** As wide as a signature may be. */
const BANNER_BOX: PictureBox = { width: 600, height: 240, radius: 0 };

/** The picture of a banner or a code; null for blocks without one. */
function placeOfBlock(
  block: SignatureBlock,
  { naturalSizes: sizes = [], fullName }: Person,
  options: ExportOptions,
): PlacedPicture | null {
  const field = blockField(block);
  if (block.kind === 'qr') {
    const code = options.qrCodes?.[block.id];
    return code === undefined ? null : placeCode(code, field, cleanLine(fullName), options);
  }
  if (block.kind !== 'banner' || valueOf(block, 'picture').trim() === '') return null;
  return placePicture(
    {
      field,
      address: valueOf(block, 'picture'),
      sizes,
      alt: cleanLine(valueOf(block, 'text')) || 'Banner',
      box: BANNER_BOX,
      fit: 'contain',
      background: '',
    },
    options,
  );
}

/** A code is drawn in whole squares: it is neither cropped nor scaled. */
function placeCode(
  { src, side }: QrCode,
  field: string,
  name: string,
  { images }: ExportOptions,
): PlacedPicture {
  if (needsAddresses(images))
    return { picture: null, findings: [finding('image-not-hosted', field)], requests: [] };
  const origin = [fieldOrigin(field)];
  const alt = `QR ${name}`.trim();
  return {
    picture: { src, width: side, height: side, radius: 0, alt, origin },
    findings: [],
    requests: [],
  };
}

function placePicture(request: Wanted, options: ExportOptions): PlacedPicture {
  const { field, address, alt, fit, background, crop, scale = 1 } = request;
  const source = parseImageSource(address, options.baseUrl);
  if (!source.ok)
    return { picture: null, findings: problemFindings(field, source.problem), requests: [] };
  const box = boxFor(source.value, request);
  const { width, height, radius } = box;
  const origin = [fieldOrigin(field)];
  const src = imageSourceAddress(source.value);
  const picture: Picture = {
    src,
    width,
    height,
    radius,
    alt,
    origin,
    ...(scale === 1 ? {} : { scale }),
  };
  if (source.value.kind === 'link') {
    return { picture, findings: [], requests: [] };
  }
  // Taken out before anything is laid out: a picture that goes later leaves a hole.
  if (options.images === 'link')
    return { picture: null, findings: [finding('image-not-hosted', field)], requests: [] };
  const backing = backingOf(background, box);
  const part = cropPartFor(src, crop);
  const { drawn, missing } = answerTo(
    {
      source: src,
      width,
      height,
      radius,
      fit,
      ...(backing === null ? {} : { backing }),
      ...(part === null ? {} : { crop: part }),
    },
    options.rasters,
  );
  if (drawn === null) return { picture, findings: [], requests: missing };
  return { picture: { ...picture, ...drawn }, findings: [], requests: missing };
}

/** A linked picture cannot be cropped, and a logo is seen whole: both keep their proportions. A round logo keeps its circle. */
function boxFor(
  source: ImageSource,
  { address, sizes, box: usual, scale = 1, fit }: Wanted,
): PictureBox {
  const box = scaledBox(usual, scale);
  if (source.kind === 'link') return inProportion(box, sizeFrom(sizes, address));
  return fit === 'contain' && box.radius === 0 ? inProportion(box, source.size) : box;
}

function scaledBox({ width, height, radius }: PictureBox, scale: number): PictureBox {
  const scaled = (length: number): number => Math.round(length * scale);
  return { width: scaled(width), height: scaled(height), radius: scaled(radius) };
}

/** The box of a picture that is not cropped: as large as it can be in there; the whole box where its size is not known. */
function inProportion(box: PictureBox, natural: Size | null): PictureBox {
  if (natural === null) return box;
  const { width, height } = growWithin(natural, box);
  return { width, height, radius: Math.min(box.radius, Math.floor(Math.min(width, height) / 2)) };
}

const PROBLEM_RULES: Record<ImageSourceProblem, PlainRule | null> = {
  blank: null,
  relative: 'image-relative',
  refused: 'image-refused',
};

function problemFindings(field: string, problem: ImageSourceProblem): readonly FindingReport[] {
  const rule = PROBLEM_RULES[problem];
  return rule === null ? [] : [finding(rule, field)];
}

function finding(rule: PlainRule, field: string): FindingReport {
  return { rule, args: { label: fieldLabel(field) }, origin: [fieldOrigin(field)] };
}
