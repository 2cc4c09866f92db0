/** Someone who has said something in every field that an element can follow, but for profiles and pictures. */
export { NOBODY as FULL_PERSON } from '../../src/store/saving/migrate';
