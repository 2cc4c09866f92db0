import { Check, PenTool } from 'lucide-react';
import { Link } from 'react-router-dom';
import { GENERATOR_LABELS } from '../model/messages/messages';
import { Badge } from '../ui/badge';
import { buttonClasses } from '../ui/buttons/button-classes';
import { ExternalLink } from '../ui/external-link';
import { Seal } from '../ui/seal';

/** What the page is for, in one line; the way to the designer and to the main site. */
export function Hero({ mainSite }: { readonly mainSite: string }) {
  return (
    <header className="paint-apart flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="flex items-center gap-2 text-accent">
        <Seal size={28} />
        <span className="text-lg font-semibold text-ink">Signet</span>
        <Badge>{GENERATOR_LABELS.beta}</Badge>
      </p>
      <nav
        aria-label="Elsewhere"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 max-xl:contents"
      >
        <ExternalLink href={mainSite} className="finger-target relative text-sm max-xl:order-last">
          {GENERATOR_LABELS.visitMainSite}
        </ExternalLink>
        <Link
          to="/team"
          className="finger-target relative rounded-sm text-sm font-medium text-accent underline-offset-3 hover:underline max-xl:order-last"
        >
          {GENERATOR_LABELS.team}
        </Link>
        <Link to="/drag-drop" className={buttonClasses({})}>
          <PenTool aria-hidden="true" className="size-4" />
          {GENERATOR_LABELS.tryBuilder}
        </Link>
      </nav>
      <h1 className="w-full text-xl font-semibold tracking-tight text-balance max-sm:text-base xl:mt-1 xl:text-2xl">
        Email signatures that look right everywhere
      </h1>
      <ul className="flex w-full flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted max-xl:gap-x-3 max-xl:text-xs max-sm:justify-between">
        {GENERATOR_LABELS.badges.map((badge) => (
          <li key={badge} className="flex items-center gap-1.5 max-xl:gap-1">
            <Check aria-hidden="true" className="size-3.5" />
            {badge}
          </li>
        ))}
      </ul>
    </header>
  );
}
