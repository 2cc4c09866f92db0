import { EMPTY_HTML } from '../../email/empty-html';

interface OriginalFrameProps {
  readonly title: string;
  /** In px. */
  readonly height: number;
  readonly onLoaded: (frame: HTMLIFrameElement) => void;
}

/** Where a signature from elsewhere is shown: nothing runs there. */
export function OriginalFrame({ title, height, onLoaded }: OriginalFrameProps) {
  return (
    <iframe
      title={title}
      srcDoc={EMPTY_HTML}
      sandbox="allow-same-origin"
      inert
      onLoad={({ currentTarget }) => onLoaded(currentTarget)}
      className="block w-full border-0 bg-white"
      style={{ height, colorScheme: 'light' }}
    />
  );
}
