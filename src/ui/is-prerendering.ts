/**
 * Whether this is the build, which renders pages before anything is known of the device that will show them. What depends on the
 * width of the window is then rendered in each way, and style sheets choose.
 */
export const IS_PRERENDERING: boolean = import.meta.env.MODE === 'prerender';
