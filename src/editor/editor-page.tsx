import { PanelLeft, SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { ElementContext } from '../scene/element-definition';
import { useBuilderSelector } from '../store/builder-hooks';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';
import { SkipLink } from '../ui/skip-link';
import { Canvas } from './canvas/canvas';
import { CanvasHelp } from './chrome/canvas-help';
import { CanvasToolbar } from './chrome/canvas-toolbar';
import { EditorHeader } from './chrome/editor-header';
import { EmptyState } from './chrome/empty-state';
import { MailBar } from './chrome/mail-bar';
import { ElementContextProvider } from './element-context';
import { EmailView } from './email/email-view';
import { LeftPanel } from './library/left-panel';
import { PropertiesPanel } from './panels/properties-panel';
import { useToastInset } from '../ui/use-toast-inset';
import { TabsDialog } from './tabs-dialog';
import { useDesignDrop } from './use-design-drop';
import { useDesignPaste } from './use-design-paste';

/** What only a browser knows. */
type EditorPageProps = Pick<ElementContext, 'measure' | 'baseUrl'>;

/** The designer: library, canvas and properties below one header. */
export function EditorPage(world: EditorPageProps) {
  return (
    <ElementContextProvider {...world}>
      <EditorLayout />
    </ElementContextProvider>
  );
}

/** The room that the toolbar takes at the bottom of the canvas, its margin included. */
const TOOLBAR_HEIGHT = '56px';

type Side = 'library' | 'properties';

function EditorLayout() {
  const canvas = useId();
  const drop = useDesignDrop();
  /** Which panel lies over the canvas where there is no room beside it. */
  const [open, setOpen] = useState<Side | null>(null);
  const isEmailOpen = useBuilderSelector((state) => state.view.isEmailOpen);
  useDesignPaste();
  useToastInset(TOOLBAR_HEIGHT);
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <SkipLink href={`#${canvas}`}>Skip to the canvas</SkipLink>
      <EditorHeader>
        <PanelButtons open={open} onChange={setOpen} />
      </EditorHeader>
      <div className="relative grid min-h-0 flex-1 lg:grid-cols-[220px_minmax(0,1fr)_272px] xl:grid-cols-[260px_minmax(0,1fr)_300px]">
        <SidePanel label="Library" side="left" isOpen={open === 'library'}>
          <LeftPanel />
        </SidePanel>
        <main
          id={canvas}
          tabIndex={-1}
          className="flex min-h-0 min-w-0 flex-col outline-none min-[1800px]:flex-row"
          {...drop}
        >
          <div className="min-h-0 min-w-0 flex-1">
            <Canvas emptyState={<EmptyState />}>
              <MailBar />
              <CanvasToolbar />
              <CanvasHelp />
            </Canvas>
          </div>
          {isEmailOpen && <EmailView />}
        </main>
        <SidePanel label="Properties" side="right" isOpen={open === 'properties'}>
          <PropertiesPanel />
        </SidePanel>
      </div>
      <TabsDialog />
    </div>
  );
}

interface SidePanelProps {
  readonly label: string;
  readonly side: 'left' | 'right';
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A column beside the canvas; over it, and only when asked for, where the window is narrow. */
function SidePanel({ label, side, isOpen, children }: SidePanelProps) {
  const isLeft = side === 'left';
  return (
    <aside
      aria-label={label}
      data-density="panel"
      className={cx(
        'scroll-thin min-h-0 overflow-y-auto bg-panel max-lg:absolute max-lg:inset-y-0 max-lg:z-20 max-lg:w-75 max-lg:max-w-[85vw] max-lg:shadow-float',
        isLeft ? 'left-0 border-r' : 'right-0 border-l',
        !isOpen && 'max-lg:hidden',
      )}
    >
      {children}
    </aside>
  );
}

interface PanelButtonsProps {
  readonly open: Side | null;
  readonly onChange: (open: Side | null) => void;
}

function PanelButtons({ open, onChange }: PanelButtonsProps) {
  const toggle = (side: Side) => onChange(open === side ? null : side);
  return (
    <div className="flex lg:hidden">
      <IconButton
        label="Elements"
        icon={<PanelLeft className="size-4" aria-hidden="true" />}
        isPressed={open === 'library'}
        tooltipSide="bottom"
        onClick={() => toggle('library')}
      />
      <IconButton
        label="Properties"
        icon={<SlidersHorizontal className="size-4" aria-hidden="true" />}
        isPressed={open === 'properties'}
        tooltipSide="bottom"
        onClick={() => toggle('properties')}
      />
    </div>
  );
}
