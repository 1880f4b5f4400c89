/**
 * The `meta` element with the files of a page's lazy parts: those of one part are separated by commas and start with its
 * own file, the parts are separated by spaces.
 */
export const LATER_SCRIPTS = 'later-scripts'
