/** Public API of retention for sibling features. */

export { retentionPlaceholders } from './settings/retention-placeholders.ts'
export { retentionSettings } from './settings/retention-settings.ts'
