import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { HeldPicturesBanner } from '../saving/page/held-pictures-banner';
import { SavingBanner } from '../saving/page/saving-banner';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { SIGNATURE_FILES } from '../saving/state/files/file-name';
import { cx } from '../ui/cx';
import { useLazy } from '../ui/use-lazy';
import { SkipLink } from '../ui/skip-link';
import { BringProvider } from './canvas/pointer/bring';
import { Canvas } from './canvas/canvas';
import { InteractionProvider } from './canvas/pointer/interaction-store';
import { CanvasHelp } from './chrome/canvas-help';
import { CanvasToolbar } from './chrome/canvas-toolbar';
import { EditorHeader } from './chrome/editor-header';
import { EmptyState } from './chrome/empty-state';
import { KeyboardDialogs } from './chrome/keyboard-dialogs';
import { MailBar } from './chrome/mail-bar';
import { importIfDesign } from './commands/clipboard/import-design';
import type { Device } from './device';
import { ElementContextProvider } from './element-context';
import { Import } from '../import/page/dialog/lazy-import';
import { LeftPanel } from './panels/left-panel';
import { PanelSheet } from './panels/panel-sheet';
import { ShowPanelProvider, type PanelId } from './panels/show-panel';
import { PropertiesPanel } from './panels/properties-panel';
import { EditTemplate } from './starters/edit-template';
import { useMediaQuery } from '../ui/use-media-query';
import { putImport } from './put-import';
import { PARTS, usePrefetchedParts } from './lazy-parts';
import { useCanvasToasts } from './use-canvas-toasts';
import { useDesignDrop } from './use-design-drop';
import { useFocusBack } from './use-focus-back';
import { useAskedPanel } from './use-asked-panel';
import { useDesignPaste } from './use-design-paste';

/** The designer: library, canvas and properties below one header. */
export function EditorPage(device: Device) {
  return (
    <ElementContextProvider {...device}>
      <InteractionProvider>
        <BringProvider>
          <EditorLayout />
        </BringProvider>
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
  const isEmailOpen = useAppSelector((state) => state.view.isEmailOpen);
  const [{ panel, isOpen }, setShown] = useState({ panel: 'elements' as PanelId, isOpen: false });
  const change = useCallback(
    (next: PanelId, opens: boolean) => setShown({ panel: next, isOpen: opens }),
    [],
  );
  const show = useCallback((next: PanelId) => change(next, true), [change]);
  useAskedPanel(show);
  useDesignPaste();
  usePrefetchedParts();
  useFocusBack();
  useCanvasToasts(room, isWide);
  const left = panel === 'properties' ? 'elements' : panel;
  return (
    <ShowPanelProvider value={show}>
      {/* An open dialog takes the pointer from the body, and covers all: restyling a thousand elements for that is waste. */}
      <div className="pointer-events-auto flex h-dvh flex-col overflow-clip">
        <SkipLink href={`#${canvas}`}>Skip to the canvas</SkipLink>
        <EditorHeader />
        <SavingBanner className="border-b bg-panel p-2" />
        <HeldPicturesBanner className="border-b bg-panel p-2" />
        <div className="grid min-h-0 flex-1 lg:grid-cols-[168px_minmax(0,1fr)_224px] xl:grid-cols-[260px_minmax(0,1fr)_300px]">
          {isWide && (
            <Column label="Library" className="border-r">
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
                <MailBar />
                <CanvasToolbar />
                <CanvasHelp />
              </Canvas>
            </div>
            {isEmailOpen && <Email />}
          </main>
          {isWide && (
            <Column label="Properties" className="border-l">
              <PropertiesPanel />
            </Column>
          )}
        </div>
        {!isWide && (
          <div data-density="panel">
            <PanelSheet panel={panel} isOpen={isOpen} onChange={change} />
          </div>
        )}
        <KeyboardDialogs />
        <EditTemplate />
        <SignatureImport />
      </div>
    </ShowPanelProvider>
  );
}

function SignatureImport() {
  const dispatch = useAppDispatch();
  const take = (files: readonly File[]): boolean => dispatch(importIfDesign(files));
  return (
    <Import
      designs={{ accept: SIGNATURE_FILES, take }}
      onAccept={(rebuilt) => dispatch(putImport(rebuilt))}
    />
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
      {children}
    </aside>
  );
}
