import { useCallback, useId, useRef, useState, type ReactNode, useEffect } from 'react';
import { HeldPicturesBanner } from '../saving/page/held-pictures-banner';
import { SavingBanner } from '../saving/page/saving-banner';
import { panelAsked, type AskedPanel } from '../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { cx } from '../ui/cx';
import { IS_PRERENDERING } from '../ui/is-prerendering';
import { PickerPlace } from '../ui/fields/picker-place';
import { SkipLink } from '../ui/skip-link';
import { useLazy, useIfLoaded } from '../ui/hooks/use-lazy';
import { useMediaQuery } from '../ui/hooks/use-media-query';
import { AfterFrame, AfterFrameProvider, useCatchUp } from './after-frame';
import { Canvas } from './canvas/canvas';
import { LibraryDragProvider } from './canvas/pointer/library-drag';
import { InteractionProvider } from './canvas/pointer/interaction-store';
import { CanvasHelp } from './chrome/canvas-help';
import { CanvasToolbar } from './chrome/canvas-toolbar';
import { EditorHeader } from './chrome/editor-header';
import { EmptyState } from './chrome/empty-state';
import { LateDialogs } from './chrome/late-dialogs';
import { MailBar } from './chrome/mail-bar';
import { useIsHandheld, useIsSideways } from './handheld';
import type { RenderEnv } from './render-env';
import { ElementContextProvider } from './element-context';
import { PARTS, usePrefetchedParts } from './lazy-parts';
import { LeftPanel } from './panels/left-panel';
import { PanelRail } from './panels/panel-rail';
import { PanelSheet } from './panels/panel-sheet';
import { PropertiesPanel } from './panels/properties-panel';
import { BESIDE } from './panels/beside-selection';
import { ShowPanelProvider, type PanelId } from './panels/show-panel';
import { EditTemplate } from './starters/edit-template';
import { CanvasToasts } from './chrome/canvas-toasts';
import { useDesignDrop } from './paste/use-design-drop';
import { useDesignPaste } from './paste/use-design-paste';
import { useFocusBack } from './canvas/use-focus-back';

/** The designer: library, canvas and properties below one header. */
export function EditorPage(device: RenderEnv) {
  return (
    <ElementContextProvider {...device}>
      <InteractionProvider>
        <LibraryDragProvider>
          <AfterFrameProvider>
            <EditorLayout />
          </AfterFrameProvider>
        </LibraryDragProvider>
      </InteractionProvider>
    </ElementContextProvider>
  );
}

/** From here on there is room for columns beside the canvas. */
const WIDE = '(min-width: 1024px)';

function EditorLayout() {
  const canvas = useId();
  const room = useRef<HTMLDivElement>(null);
  const drop = useDesignDrop();
  const isWide = useMediaQuery(WIDE);
  const isSideways = useIsSideways();
  const isEmailOpen = useAppSelector((state) => state.view.isEmailOpen);
  const isCropping = useAppSelector(({ view }) => view.cropped !== null);
  const isWriting = useAppSelector(({ textEdit }) => textEdit !== null);
  const isUpright = useIsHandheld() && !isSideways;
  const [{ panel, isOpen }, setShown] = useState({ panel: 'elements' as PanelId, isOpen: false });
  const change = useCallback(
    (next: PanelId, opens: boolean) => setShown({ panel: next, isOpen: opens }),
    [],
  );
  const show = useCallback((next: PanelId) => change(next, true), [change]);
  useDesignPaste();
  usePrefetchedParts();
  useFocusBack();
  // A picture with the bar of its crop needs all the room there is, and a text what a keyboard leaves of it.
  const isPanelOpen = isOpen && !isCropping && !(isWriting && isUpright);
  const left = panel === 'properties' ? 'elements' : panel;
  return (
    <ShowPanelProvider value={show}>
      {/* An open dialog takes the pointer from the body, and covers all: restyling a thousand elements for that is waste. */}
      <div className="pointer-events-auto flex h-dvh flex-col overflow-clip">
        <SkipLink href={`#${canvas}`}>Skip to the canvas</SkipLink>
        <AfterFrame>
          <EditorHeader />
          <SavingBanner className="border-b bg-panel p-2" />
          <HeldPicturesBanner className="border-b bg-panel p-2" />
        </AfterFrame>
        <div
          className={cx(
            'grid min-h-0 flex-1 lg:grid-cols-[168px_minmax(0,1fr)_224px] xl:grid-cols-[260px_minmax(0,1fr)_300px]',
            isSideways && 'grid-cols-[minmax(0,1fr)_auto]',
          )}
        >
          {(isWide || IS_PRERENDERING) && (
            <Column label="Library" className="border-r max-lg:hidden">
              <LeftPanel panel={left} onPanel={show} />
            </Column>
          )}
          <main
            id={canvas}
            tabIndex={-1}
            className="flex min-h-0 min-w-0 flex-col outline-none min-[1800px]:flex-row"
            {...drop}
          >
            <div ref={room} className="min-h-0 min-w-0 flex-1">
              <Canvas emptyState={<EmptyState onBlank={() => show('elements')} />}>
                <AfterFrame>
                  <MailBar />
                  <CanvasToolbar />
                  <CanvasHelp />
                </AfterFrame>
              </Canvas>
            </div>
            {isEmailOpen && (
              <AfterFrame>
                <Email />
              </AfterFrame>
            )}
          </main>
          {(isWide || IS_PRERENDERING) && (
            <Column label="Properties" className="border-l max-lg:hidden">
              <PickerPlace value={BESIDE}>
                <PropertiesPanel />
              </PickerPlace>
            </Column>
          )}
          {isSideways && (
            <div data-density="panel" className="grid min-h-0">
              <AfterFrame>
                <PanelRail panel={panel} isOpen={isPanelOpen} onChange={change} />
              </AfterFrame>
            </div>
          )}
        </div>
        {!isWide && !isSideways && (
          <div data-density="panel" className="lg:hidden">
            <AfterFrame>
              <PanelSheet panel={panel} isOpen={isPanelOpen} onChange={change} />
            </AfterFrame>
          </div>
        )}
        <CanvasToasts canvas={room} isWide={isWide} />
        <LateDialogs />
        <AskedPanelFocus open={show} />
        <EditTemplate />
      </div>
    </ShowPanelProvider>
  );
}

function Email() {
  const view = useLazy(PARTS);
  return view && <view.EmailView />;
}

interface ColumnProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A column beside the canvas. It is a stacking context, so that a browser need not go through all of it when only the canvas
 * is painted: below the canvas and what floats over that, and above them while something floats over the column.
 */
function Column({ label, className, children }: ColumnProps) {
  return (
    <aside
      aria-label={label}
      data-density="panel"
      className={cx(
        'scroll-thin isolate min-h-0 overflow-y-auto bg-panel has-[dialog]:z-2',
        className,
      )}
    >
      <AfterFrame>{children}</AfterFrame>
    </aside>
  );
}

/** Where the fields of a panel are. */
const PLACES: Readonly<Partial<Record<AskedPanel, string>>> = {
  details: '[data-details] fieldset',
  properties: '[aria-label="Properties"]',
};
const FIELDS = ':is(input, select, textarea, button):not(:disabled)';

interface AskedPanelFocusProps {
  /** Shows a panel where it is hidden. */
  readonly open: (panel: AskedPanel) => void;
}

/**
 * Brings the focus to the panel that a command asks for. It shows nothing, and is a component so that nothing else is rendered
 * when what loads late has come.
 */
function AskedPanelFocus({ open }: AskedPanelFocusProps): null {
  const asked = useAppSelector(({ view }) => view.askedPanel);
  const hasCome = useIfLoaded(PARTS) !== null;
  const catchUp = useCatchUp();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (asked === null || !hasCome) return;
    open(asked);
    const place = PLACES[asked];
    // The list of layers takes the focus itself once it is there.
    if (place === undefined) return;
    // Once what opens is on the page, and a dialog that asked has given the focus back.
    const timer = setTimeout(() => {
      catchUp();
      document.querySelector<HTMLElement>(`${place} ${FIELDS}`)?.focus();
      dispatch(panelAsked(null));
    });
    return () => clearTimeout(timer);
  }, [asked, hasCome, open, catchUp, dispatch]);
  return null;
}
