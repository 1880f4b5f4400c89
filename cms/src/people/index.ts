/** Public API of people for `features.ts`. */

export { personPanel } from './person-panel.ts'
