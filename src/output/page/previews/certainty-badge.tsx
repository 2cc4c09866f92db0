import { BookOpen, FlaskConical, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Certainty } from '../../../model/clients/client-rule';
import { Badge, type Tone } from '../../../ui/badge';
import { CERTAINTY_WORDS } from './copy';

const LOOKS: Readonly<Record<Certainty, { readonly tone: Tone; readonly icon: ReactNode }>> = {
  'by source': { tone: 'success', icon: <BookOpen /> },
  modelled: { tone: 'warning', icon: <FlaskConical /> },
  reported: { tone: 'neutral', icon: <MessageCircle /> },
};

/** How sure a preview is. */
export function CertaintyBadge({ certainty }: { readonly certainty: Certainty }) {
  return <Badge {...LOOKS[certainty]}>{CERTAINTY_WORDS[certainty].label}</Badge>;
}
