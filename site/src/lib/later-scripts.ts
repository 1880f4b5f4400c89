/** The name of the `meta` element that lists the files of the parts that a page loads later, separated by spaces. */
export const LATER_SCRIPTS = 'later-scripts'
