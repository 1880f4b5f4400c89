import type { ReviewData } from '../review-data.ts'

/**
 * A review as it will be loaded once it contains verifications that were accepted: without who made them and when, and with what
 * is in the way of approval once each document is checked.
 */
export function withVerified<Loaded extends Pick<ReviewData, 'documents' | 'obstacles' | 'obstaclesOnceChecked'>>(
  loaded: Loaded,
  verified: readonly string[],
): Loaded {
  if (verified.length === 0) return loaded
  const documents = loaded.documents.map((each) =>
    verified.includes(each.id) ? { ...each, state: 'VERIFIED' as const, reason: '', checked: '' } : each,
  )
  const areChecked = documents.every(({ state }) => state !== 'UNCHECKED')
  return { ...loaded, documents, obstacles: areChecked ? loaded.obstaclesOnceChecked : loaded.obstacles }
}
