import type { Crop } from '../model/crop';
import { fieldLabel } from '../model/fields';
import { fieldOrigin, type Finding, type FindingRule } from '../model/findings';
import { growWithin } from '../model/fit';
import { LOGO_BOX, PROFILE_BOX, type PictureBox } from '../model/image';
import {
  imageSourceAddress,
  parseImageSource,
  type ImageSourceProblem,
} from '../model/image-source';
import { fingerprint } from '../model/fingerprint';
import { logoField } from '../model/logo-address';
import { sizeFrom, type NaturalSize } from '../model/natural-size';
import { plateOf, type Plate } from '../model/plate';
import type { PICTURE_ADDRESSES, SignatureData } from '../model/signature';
import { cleanLine } from '../model/text';
import type { Picture, Pictures } from '../templates/view';
import { answerTo } from './picture-answer';
import type { ExportOptions, PictureRequest, RasterRequest } from './types';

/** The pictures of a signature, and what was met on the way to them. */
export interface PlacedPictures {
  readonly pictures: Pictures;
  readonly findings: readonly Finding[];
  readonly requests: readonly RasterRequest[];
}

type PictureField = (typeof PICTURE_ADDRESSES)[number];

interface Wanted {
  readonly field: PictureField;
  readonly address: string;
  /** Those that are known of linked pictures. */
  readonly sizes: readonly NaturalSize[];
  readonly alt: string;
  readonly box: PictureBox;
  readonly fit: PictureRequest['fit'];
  readonly plate: Plate | null;
  readonly crop?: Crop | undefined;
}

interface PlacedPicture {
  readonly picture: Picture | null;
  readonly findings: readonly Finding[];
  readonly requests: readonly RasterRequest[];
}

/** Resolves photo and logo to what the output will hold. An address that cannot be used leaves the picture out. */
export function placePictures(data: SignatureData, options: ExportOptions): PlacedPictures {
  const sizes = data.naturalSizes ?? [];
  const photo = placePicture(
    {
      field: 'profileImageUrl',
      address: data.profileImageUrl,
      sizes,
      alt: cleanLine(data.fullName) || 'Profile picture',
      box: PROFILE_BOX[data.profileImageShape],
      fit: 'cover',
      plate: null,
      crop: data.profileCrop,
    },
    options,
  );
  const field = logoField(data);
  const logo = placePicture(
    {
      field,
      address: data[field],
      sizes,
      alt: cleanLine(data.companyName) || 'Logo',
      box: LOGO_BOX[data.logoShape],
      fit: 'contain',
      plate: plateOf(data.logoBackgroundColor, LOGO_BOX[data.logoShape]),
    },
    options,
  );
  return {
    pictures: {
      photo: photo.picture,
      logo: logo.picture && { ...logo.picture, background: data.logoBackgroundColor },
    },
    findings: [...photo.findings, ...logo.findings],
    requests: [...photo.requests, ...logo.requests],
  };
}

function placePicture(request: Wanted, options: ExportOptions): PlacedPicture {
  const { field, address, sizes, alt, box, fit, plate, crop } = request;
  const source = parseImageSource(address, options.baseUrl);
  if (!source.ok)
    return { picture: null, findings: problemFindings(field, source.problem), requests: [] };
  const { width, height, radius } = box;
  const origin = [fieldOrigin(field)];
  const src = imageSourceAddress(source.value);
  const picture: Picture = { src, width, height, radius, alt, origin };
  const rounded = radius > 0 ? [finding('image-not-cut', field)] : [];
  if (source.value.kind === 'link') {
    const shown = inProportion(box, sizeFrom(sizes, address));
    return { picture: { ...picture, ...shown }, findings: rounded, requests: [] };
  }
  // Taken out before anything is laid out: a picture that goes later leaves a hole.
  if (options.images === 'link')
    return { picture: null, findings: [finding('image-not-hosted', field)], requests: [] };
  const print = fingerprint(src);
  const { raster, missing } = answerTo(
    {
      id: `${field}-${width}x${height}-${radius}-${print}`,
      kind: 'picture',
      source: src,
      width,
      height,
      radius,
      fit,
      scale: 2,
      ...(plate === null ? {} : { plate }),
      ...(crop?.of === print ? { crop: { x: crop.x, y: crop.y, zoom: crop.zoom } } : {}),
    },
    options.rasters,
  );
  if (raster === null) return { picture, findings: rounded, requests: missing };
  const cut = imageSourceAddress({ kind: 'data', ...raster });
  return { picture: { ...picture, src: cut }, findings: [], requests: missing };
}

/** The box of a picture that nobody can cut: as large as the whole of it can be; all of it where its size is not known. */
function inProportion(box: PictureBox, natural: NaturalSize | null): PictureBox {
  if (natural === null) return box;
  const { width, height } = growWithin(natural, box);
  return { width, height, radius: Math.min(box.radius, Math.floor(Math.min(width, height) / 2)) };
}

const PROBLEM_RULES: Record<ImageSourceProblem, FindingRule | null> = {
  blank: null,
  relative: 'image-relative',
  refused: 'image-refused',
};

function problemFindings(field: PictureField, problem: ImageSourceProblem): readonly Finding[] {
  const rule = PROBLEM_RULES[problem];
  return rule === null ? [] : [finding(rule, field)];
}

function finding(rule: FindingRule, field: PictureField): Finding {
  const notCut = rule === 'image-not-cut';
  return {
    rule,
    severity: notCut ? 'info' : 'broken',
    clients: notCut ? ['outlook-classic'] : [],
    args: { label: fieldLabel(field) },
    origin: [fieldOrigin(field)],
  };
}
