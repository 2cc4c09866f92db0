/** What a check found wrong with a form: a broken promise, in words that name the place. */
export type Problem = string;
