import { CELEBRATIONS } from '../model/celebrations';
import type { TemplateId } from '../model/template-ids';
import type { AppThunk } from './root-state';
import { templateChosen } from './signature-slice';

/** Chooses a template, and with it the emoji of the silly one: at random now, the same from then on. */
export function chooseTemplate(template: TemplateId): AppThunk {
  return (dispatch, _getState, { random }) => {
    const index = Math.floor(random() * CELEBRATIONS.length);
    dispatch(templateChosen({ template, celebration: CELEBRATIONS[index] ?? CELEBRATIONS[0] }));
  };
}
