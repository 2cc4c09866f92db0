import { GENERATOR_LABELS } from '../model/messages/messages';
import { ExternalLink } from '../ui/external-link';

/** The licenses of what the page is made of. The build writes those of code beside the page. */
export function Licenses() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 px-1 text-xs">
      <ExternalLink href="/third-party-licenses.txt">{GENERATOR_LABELS.codeLicenses}</ExternalLink>
      <ExternalLink href="/font-licenses.txt">{GENERATOR_LABELS.fontLicenses}</ExternalLink>
    </p>
  );
}
