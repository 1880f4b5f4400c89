/** Public API of rights for sibling features. */

export { rightsPlaceholders } from './settings/rights-placeholders.ts'
