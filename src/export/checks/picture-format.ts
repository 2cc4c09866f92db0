import { CLIENT_SUPPORT } from '../../model/findings/client-support.data';
import type { Check } from './check';
import { imagesIn } from './doc-parts';
import { nameOf } from './subject-names';

const FORMATS = {
  svg: { name: 'an SVG', feature: 'image-svg' },
  svgz: { name: 'an SVG', feature: 'image-svg' },
  webp: { name: 'a WebP', feature: 'image-webp' },
  avif: { name: 'an AVIF', feature: 'image-avif' },
} as const;

/** Linked pictures of a kind that some clients cannot read, as their addresses say. */
export const pictureFormat: Check = {
  id: 'picture-format',
  run: (subject) =>
    imagesIn(subject.doc).flatMap(({ image: { src, alt, origin = [] } }) => {
      const format = formatOf(src);
      if (format === null) return [];
      const { none, partly } = CLIENT_SUPPORT[format.feature];
      const args = {
        label: nameOf(origin, alt, subject),
        format: format.name,
        feature: format.feature,
      };
      const about = { rule: 'picture-format', args, origin } as const;
      return [
        { ...about, severity: 'broken', clients: none } as const,
        { ...about, severity: 'degraded', clients: partly } as const,
      ].filter(({ clients }) => clients.length > 0);
    }),
};

function formatOf(address: string): (typeof FORMATS)[keyof typeof FORMATS] | null {
  const extension = /^https?:[^?#]*\.([a-z]+)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return Object.entries(FORMATS).find(([known]) => known === extension)?.[1] ?? null;
}
