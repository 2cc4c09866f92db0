import { fieldLabel } from '../model/fields';
import { fieldOrigin, type Finding, type FindingRule } from '../model/findings';
import { LOGO_BOX, PROFILE_BOX, type PictureBox } from '../model/image';
import {
  imageSourceAddress,
  parseImageSource,
  type ImageSourceProblem,
} from '../model/image-source';
import type { SignatureData } from '../model/signature';
import { fingerprint } from '../model/fingerprint';
import { cleanLine } from '../model/text';
import type { Picture, Pictures } from '../templates/view';
import type { ExportOptions, PictureRequest, RasterRequest } from './types';

/** The pictures of a signature, and what was met on the way to them. */
export interface PlacedPictures {
  readonly pictures: Pictures;
  readonly findings: readonly Finding[];
  readonly requests: readonly RasterRequest[];
}

type PictureField = 'profileImageUrl' | 'logoUrl';

interface Wanted {
  readonly field: PictureField;
  readonly address: string;
  readonly alt: string;
  readonly box: PictureBox;
  readonly fit: PictureRequest['fit'];
}

interface PlacedPicture {
  readonly picture: Picture | null;
  readonly findings: readonly Finding[];
  readonly requests: readonly RasterRequest[];
}

/** Resolves photo and logo to what the output will hold. An address that cannot be used leaves the picture out. */
export function placePictures(data: SignatureData, options: ExportOptions): PlacedPictures {
  const photo = placePicture(
    {
      field: 'profileImageUrl',
      address: data.profileImageUrl,
      alt: cleanLine(data.fullName) || 'Profile picture',
      box: PROFILE_BOX[data.profileImageShape],
      fit: 'cover',
    },
    options,
  );
  const hosted = options.images === 'link' && data.logoForEmail.trim() !== '';
  const logo = placePicture(
    {
      field: 'logoUrl',
      address: hosted ? data.logoForEmail : data.logoUrl,
      alt: cleanLine(data.companyName) || 'Logo',
      box: LOGO_BOX[data.logoShape],
      fit: 'contain',
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
  const { field, address, alt, box, fit } = request;
  const source = parseImageSource(address, options.baseUrl);
  if (!source.ok)
    return { picture: null, findings: problemFindings(field, source.problem), requests: [] };
  const { width, height, radius } = box;
  const origin = [fieldOrigin(field)];
  const src = imageSourceAddress(source.value);
  const picture: Picture = { src, width, height, radius, alt, origin };
  const rounded = radius > 0 ? [finding('image-not-cut', field)] : [];
  if (source.value.kind === 'link') return { picture, findings: rounded, requests: [] };
  // Taken out before anything is laid out: a picture that goes later leaves a hole.
  if (options.images === 'link')
    return { picture: null, findings: [finding('image-not-hosted', field)], requests: [] };
  const id = `${field}-${width}x${height}-${radius}-${fingerprint(src)}`;
  const raster = options.rasters?.[id];
  if (raster !== undefined) {
    const cut = imageSourceAddress({ kind: 'data', ...raster });
    return { picture: { ...picture, src: cut }, findings: [], requests: [] };
  }
  const wanted: PictureRequest = {
    id,
    kind: 'picture',
    source: src,
    width,
    height,
    radius,
    fit,
    scale: 2,
  };
  return { picture, findings: rounded, requests: [wanted] };
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
    clients: notCut ? ['Outlook (classic)'] : [],
    args: { label: fieldLabel(field) },
    origin: [fieldOrigin(field)],
  };
}
