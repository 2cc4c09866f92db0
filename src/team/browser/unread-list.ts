import { fail, type Result } from '../../base/result';
import type { ListProblem } from '../core/list/table';

/** The problem with a list where the fault is not the list's. */
export const UNREAD_LIST: Result<never, ListProblem> = fail({
  line: 0,
  column: null,
  message: 'The list could not be read. Reload the page, and try again.',
});
