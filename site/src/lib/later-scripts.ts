/** The `meta` element that lists the files of a page's lazy parts, separated by spaces. */
export const LATER_SCRIPTS = 'later-scripts'
