import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ImportDialog } from '../../src/import/page/dialog/import-dialog';
import { putImport } from '../../src/editor/paste/signature-import';
import { selectScene } from '../../src/editor/selectors';
import { mailRead } from '../../src/import/state/import-slice';
import { useAppDispatch } from '../../src/store/hooks';
import { builderState, withBuilder } from '../support/builder-story';
import { stepLabels } from '../support/panel-story';

const HTML = `
<div class="gmail_signature"><!-- note --><table><tr><td style="padding-right:12px;border-right:2px solid #2f6b4f">
<b style="font-size:16px;color:#2f6b4f">Magnus Thorsteinsen</b><br>Tree Surveyor<br>Fernwood Gardens Ltd</td>
<td style="padding-left:12px">T 07700 900295<br><a href="mailto:magnus@fernwood.example">magnus@fernwood.example</a>
<img src="https://img.fernwood.example/logo.png" width="80" height="24" alt="Fernwood"></td></tr></table></div>`;

function OpenImport() {
  const dispatch = useAppDispatch();
  return (
    <ImportDialog
      isOpen
      designs={{ accept: '.json', take: () => false }}
      onAccept={(rebuilt) => dispatch(putImport(rebuilt))}
    />
  );
}

const meta = {
  title: 'Editor/Import',
  component: OpenImport,
  decorators: [withBuilder],
} satisfies Meta<typeof OpenImport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing has come in yet. */
export const WaysIn: Story = {
  play: async () => {
    const field = await screen.findByLabelText('Paste your signature here');
    await waitFor(() => expect(field).toBeVisible());
  },
};

/** A signature beside what would become of it; its picture is on the web. */
export const Review: Story = {
  parameters: {
    builder: { actions: [mailRead({ html: HTML, pictures: [], unnamed: [] })] },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('Magnus Thorsteinsen')).toBeVisible();
    await expect(dialog.getByText('A hidden comment')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Load its picture' })).toBeVisible();
    const put = dialog.getByRole('button', { name: 'Put on the canvas' });
    await waitFor(() => expect(put).toBeEnabled(), { timeout: 10_000 });
    await userEvent.click(put);
    await waitFor(() => expect(stepLabels()).toEqual(['Import signature']));
    await expect(selectScene(builderState()).elements.length).toBeGreaterThan(3);
  },
};
