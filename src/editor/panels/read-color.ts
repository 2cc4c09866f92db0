/* How colors are typed that are no six digits. */
export { blendNote } from '../../model/color/blend-note';
export { parseCssColor } from '../../model/color/css-color';
