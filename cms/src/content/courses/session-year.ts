import type { Records } from '../../publishing/pages/records.ts'

/**
 * Sorts the session that students apply for first: the one most recently made current. Rows from earlier versions have
 * `current` but no `currentSince`. (decision 0022)
 */
export const CURRENT_SESSION_FIRST = ['-currentSince', '-current', '-updatedAt', 'id'] as const

/** The years of the session that students apply for, e.g. `2026-2028`; null without sessions. */
export async function sessionYear(records: Records): Promise<string | null> {
  const [session] = await records.list({
    collection: 'academic-sessions',
    fields: ['year'],
    sort: [...CURRENT_SESSION_FIRST],
    limit: 1,
  })
  return session?.year ?? null
}
