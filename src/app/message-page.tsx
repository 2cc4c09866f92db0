import type { ReactNode } from 'react';
import { Seal } from '../ui/seal';

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page that has one thing to say and one way on. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="grid max-w-md justify-items-center gap-3 text-center">
        <Seal size={48} className="text-accent" />
        <h1 className="mt-2 text-2xl font-semibold">{title}</h1>
        <p className="mb-3 text-base text-ink-muted">{text}</p>
        {children}
      </div>
    </main>
  );
}
