import { BookOpen, FlaskConical, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy } from '../../../base/lazy';
import type { Certainty } from '../../../export/previews/index';
import { useAppSelector } from '../../../store/hooks';
import { Badge, type Tone } from '../../../ui/badge';
import { useLazyDialog } from '../use-lazy-dialog';
import { CERTAINTY_WORDS } from './copy';

const DIALOGS = ['allClients'] as const;

const DIALOG = lazy(() => import('./previews-dialog'));

/** The dialog of all previews, which loads when it is asked for; once on a page, whatever asks. */
export function AllClients() {
  const { isOpen, code } = useLazyDialog(DIALOGS, DIALOG);
  const compiler = useAppSelector((state) => state.output.compiler);
  if (code === null || compiler === null) return null;
  return <code.PreviewsDialog compiler={compiler} isOpen={isOpen} />;
}

const LOOKS: Readonly<Record<Certainty, { readonly tone: Tone; readonly icon: ReactNode }>> = {
  'by source': { tone: 'success', icon: <BookOpen /> },
  modelled: { tone: 'warning', icon: <FlaskConical /> },
  reported: { tone: 'neutral', icon: <MessageCircle /> },
};

/** How sure a preview is. */
export function CertaintyBadge({ certainty }: { readonly certainty: Certainty }) {
  return <Badge {...LOOKS[certainty]}>{CERTAINTY_WORDS[certainty].label}</Badge>;
}
