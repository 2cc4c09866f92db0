import type { EmailOutput } from '../export/types';
import type { Finding } from '../model/findings';
import type { Rasters } from './draw-pictures';
import type { RichText } from './ports';

/** What leaves the product, and how far it is. */
export interface OutputState extends RichText {
  /** `stale` while a newer output is being made, `stopped` where the visitor would not wait for it. */
  readonly status: 'none' | 'stale' | 'fresh' | 'failed' | 'stopped';
  readonly findings: readonly Finding[];
  readonly rasters: Rasters;
}

export const NO_OUTPUT: OutputState = {
  status: 'none',
  html: '',
  text: '',
  findings: [],
  rasters: {},
};

/** What of an output the state keeps. */
export type KeptOutput = Pick<EmailOutput, 'html' | 'text' | 'findings'>;
