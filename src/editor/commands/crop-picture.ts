import { dialogChanged } from '../../store/canvas/view-slice';
import { lockedReason } from '../steps';
import type { BuilderCommand } from './builder-command';
import { onlyPicture } from './clipboard/replace-picture';

/** Asks which part of a picture is shown. Where it cannot be cropped, the dialog gives the reason. */
export const cropPicture: BuilderCommand = {
  id: 'edit.crop',
  label: 'Crop',
  reason: lockedReason,
  plan: ({ chosen: { elements } }) => onlyPicture(elements) && (() => [dialogChanged('crop')]),
};
