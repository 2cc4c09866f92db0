import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { HeldPictures } from '../../model/picture/held-pictures';
import { hideHeldPictures } from '../../model/picture/hide-held-pictures';
import { useAppDispatch } from '../../store/hooks';
import { shareFonts } from '../../fonts/state/share-fonts';
import { whenResized } from '../../ui/hooks/when-resized';
import { showHtml } from './show-html';
import { EMPTY_HTML } from '../../email/empty-html';

/** A declaration for every picture. */
export type PictureStyle = readonly [property: string, value: string];

interface PreviewFrameProps {
  /** The signature's HTML. */
  readonly html: string;
  /** Which of its pictures are not loaded yet. */
  readonly held: HeldPictures;
  readonly title: string;
  /** The background of the mail, a CSS color. */
  readonly background: string;
  /** Sets the text 13 % wider on average, as substitute fonts do. */
  readonly isWide?: boolean;
  /** How pictures look, where the HTML cannot set that. */
  readonly pictureStyle?: PictureStyle | undefined;
}

/** Of the sample in the first template, in px: until a frame has its own height, it is as high as most will be. */
export const FIRST_HEIGHT = 168;

/** Makes running text in Arial 13 % wider. */
const WIDE_SPACING = '.075em';

/**
 * Shows a signature as a mail client would, in a frame where no script runs. The body is replaced in place, so that
 * nothing flickers while the visitor types; the frame is as high as its content.
 */
export function PreviewFrame({
  html: printed,
  held,
  title,
  background,
  isWide = false,
  pictureStyle,
}: PreviewFrameProps) {
  const html = useMemo(() => hideHeldPictures(printed, held), [printed, held]);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const shown = useRef<string | null>(null);
  const dispatch = useAppDispatch();
  const resizeFrame = useCallback(() => {
    const body = frame.current?.contentDocument?.body;
    if (!body || !frame.current) return;
    const height = `${body.scrollHeight}px`;
    if (frame.current.style.height !== height) frame.current.style.height = height;
  }, []);
  useEffect(() => {
    const body = frame.current?.contentDocument?.body;
    if (!isLoaded || !body) return;
    showHtml(body, shown.current, html);
    shown.current = html;
    body.style.setProperty('margin', '0');
    // What is shown are the signature's own colors.
    body.style.setProperty('forced-color-adjust', 'none');
    body.style.setProperty('overflow', 'hidden');
    body.style.setProperty('letter-spacing', isWide ? WIDE_SPACING : 'normal');
    for (const picture of body.querySelectorAll('img')) {
      if (pictureStyle !== undefined) picture.style.setProperty(...pictureStyle);
      // A picture that has loaded may need more room. A listener that is there already is not added again.
      picture.addEventListener('load', resizeFrame);
    }
    resizeFrame();
  }, [html, isWide, pictureStyle, isLoaded, resizeFrame]);
  useEffect(() => {
    if (frame.current === null) return;
    return whenResized([frame.current], resizeFrame);
  }, [resizeFrame]);
  return (
    <iframe
      ref={frame}
      title={title}
      srcDoc={EMPTY_HTML}
      sandbox="allow-same-origin"
      inert
      onLoad={({ currentTarget: { contentWindow: view } }) => {
        setIsLoaded(true);
        if (view === null) return;
        void dispatch(shareFonts(view as Window & typeof globalThis));
        view.document.fonts.addEventListener('loadingdone', resizeFrame);
      }}
      className="block w-full border-0 forced-color-adjust-none"
      style={{ height: FIRST_HEIGHT, background: background, colorScheme: 'light' }}
    />
  );
}
