import type { Person } from '../../model/person/signature';
import type { TemplateId } from '../../model/template-ids';
import type { TemplateLook } from '../../store/signature/signature';
import type { AppThunk } from '../../store/state';
import { optionsOf } from './compilers';
import type { Rasters } from './draw-pictures';

/**
 * A signature as HTML in one of the templates, to be shown small. Made beside the page. Rejects where the exporter cannot be
 * reached.
 */
export function makeThumbnail(
  template: TemplateId,
  person: Person,
  look: TemplateLook,
  rasters: Rasters,
): AppThunk<Promise<string>> {
  return async (_dispatch, _getState, { exporter, origin }) => {
    const options = await optionsOf({ person, look }, rasters, origin);
    return exporter.makeThumbnail(person, template, options);
  };
}
