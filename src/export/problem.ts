/** What a check found wrong with a form, in words that name the place. */
export type Problem = string;
