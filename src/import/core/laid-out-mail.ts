import type { Page } from './rebuild/page';
import type { Removal } from './removal';

/** A signature from elsewhere as a browser lays it out, cleaned of what could run or load. */
export interface LaidOutMail {
  readonly page: Page;
  /** In px. */
  readonly height: number;
  readonly removals: readonly Removal[];
  /** The program that wrote it. */
  readonly origin: string | null;
  /** The addresses of its pictures on the web. */
  readonly remote: readonly string[];
}
