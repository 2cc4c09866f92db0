export { NameVersion } from './name-version';
export { Versions } from './versions';
