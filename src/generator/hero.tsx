import { Check, PenTool } from 'lucide-react';
import { Link } from 'react-router-dom';
import { GENERATOR_LABELS } from '../model/messages';
import { Badge } from '../ui/badge';
import { buttonClasses } from '../ui/button-classes';
import { ExternalLink } from '../ui/external-link';
import { Seal } from '../ui/seal';

/** What the page is for, in one line; the way to the designer and to the main site. */
export function Hero({ mainSite }: { readonly mainSite: string }) {
  return (
    <header className="border-b bg-panel">
      <div className="mx-auto flex max-w-360 flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-5 lg:px-8">
        <div className="min-w-0">
          <p className="flex items-center gap-2 text-accent">
            <Seal size={28} />
            <span className="text-lg font-semibold text-ink">Signet</span>
            <Badge>{GENERATOR_LABELS.beta}</Badge>
          </p>
          <h1 className="mt-2 text-2xl font-semibold tracking-tight text-balance">
            Email signatures that look right everywhere
          </h1>
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
            {GENERATOR_LABELS.badges.map((badge) => (
              <li key={badge} className="flex items-center gap-1.5">
                <Check aria-hidden="true" className="size-3.5" />
                {badge}
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Elsewhere" className="flex flex-wrap items-center gap-4">
          <ExternalLink href={mainSite} className="text-sm">
            {GENERATOR_LABELS.visitMainSite}
          </ExternalLink>
          <Link to="/drag-drop" className={buttonClasses({ size: 'lg' })}>
            <PenTool aria-hidden="true" className="size-4" />
            {GENERATOR_LABELS.tryBuilder}
          </Link>
        </nav>
      </div>
    </header>
  );
}
