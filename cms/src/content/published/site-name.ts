import type { Records } from '../../publishing/pages/records.ts'

/** Stands for the name of the site until staff fill in the settings. */
export const FALLBACK_NAME = 'Pravesh'

export async function loadSiteName(records: Records): Promise<string> {
  return (await records.global('site-settings'))?.name || FALLBACK_NAME
}
