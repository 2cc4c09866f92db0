import { Copy, Download } from 'lucide-react';
import { useId } from 'react';
import { SizeMeter } from '../../output/page/size-meter';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { dialogChanged } from '../../store/canvas/view-slice';
import { Button } from '../../ui/buttons/button';
import { Dialog } from '../../ui/overlays/dialog';
import { Notice } from '../../ui/notice';
import { TabList, TabPanel } from '../../ui/tabs';
import type { BuilderCommand } from '../commands/builder-command';
import { exportDesign } from '../commands/file';
import { copyHtml, copyPlainText } from '../commands/export';
import { OutputProgress } from '../email/output-progress';
import { useCommand } from '../use-command';
import { Code, HtmlView } from '../../ui/code-view';

const TABS = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Plain text' },
] as const;

/** What would be taken away, to be looked at. `onClosed` takes the focus. */
export function CodeDialog({ onClosed }: { readonly onClosed: () => void }) {
  const dialog = useAppSelector((state) => state.view.dialog);
  const dispatch = useAppDispatch();
  const isOpen = dialog === 'html' || dialog === 'text';
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => dispatch(dialogChanged(null))}
      onClosed={onClosed}
      title="Your signature as code"
      size="lg"
      actions={dialog === 'text' ? <CopyAction command={copyPlainText} /> : <HtmlActions />}
    >
      {isOpen && <Forms form={dialog} />}
    </Dialog>
  );
}

function Forms({ form }: { readonly form: 'html' | 'text' }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const { status, html, text } = useAppSelector((state) => state.output);
  return (
    <div className="grid gap-3">
      <TabList
        id={id}
        label="Form"
        tabs={TABS}
        value={form}
        onChange={(value) => dispatch(dialogChanged(value))}
      />
      {status === 'failed' && (
        <Notice tone="danger">
          It could not be created. Change something, or reload the page.
        </Notice>
      )}
      <OutputProgress className="rounded-card bg-wash py-1 ps-3 pe-1" />
      <TabPanel
        id={id}
        value={form}
        isFocusable
        className="scroll-thin h-[min(26rem,50dvh)] overflow-y-auto rounded-control bg-sunken p-3"
      >
        {form === 'html' ? <HtmlView html={html} /> : <Code>{text}</Code>}
      </TabPanel>
      <SizeMeter html={html} />
    </div>
  );
}

function HtmlActions() {
  const { run } = useCommand(exportDesign);
  return (
    <>
      <Button icon={<Download className="size-4" aria-hidden="true" />} onClick={run}>
        Download HTML
      </Button>
      <CopyAction command={copyHtml} />
    </>
  );
}

function CopyAction({ command }: { readonly command: BuilderCommand }) {
  const { label, run } = useCommand(command);
  return (
    <Button variant="primary" icon={<Copy className="size-4" aria-hidden="true" />} onClick={run}>
      {label}
    </Button>
  );
}
