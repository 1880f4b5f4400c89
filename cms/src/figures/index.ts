/** Public API of figures for `features.ts`. */

export { beforeDeletion, MARKED_COLUMNS } from './count/marked.ts'
