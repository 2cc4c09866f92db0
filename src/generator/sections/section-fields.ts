/* The fields of the form's sections, which are closed at first. */
export { BlockFields } from './block-fields';
export { PictureFields } from './picture-fields';
export { StyleFields } from './style-fields';
export { ContactFields, PersonalFields, SocialFields } from './text-fields';
