import { verdictLabel } from '@pravesh/shared/admissions/status/reading'
import type { ApplicationRecord } from '../applications/application-record.ts'

/** Text about decisions on which two people have to agree. */
export const readingWords = {
  own: 'You have decided on this application. A colleague decides next.',
  inBulk: 'It waits for another reader. Open it and decide on it alone.',
  both: (first: string, second: string) => `${first} and ${second}`,
  proposed: (decision: string) =>
    `Stored: ${decision}. It takes effect when a second reader agrees. The student is not notified yet.`,
  disputed: (name: string, decision: string) =>
    `Stored. ${name} decided otherwise (${decision}), so a third person decides. The student is not notified yet.`,
} as const

/** The message about a decision that was stored for another reader; null for one that takes effect. */
export function storedMessage({ reading, lastChange }: ApplicationRecord): string | null {
  if (reading === null) return null
  if (lastChange?.kind === 'reading-disputed') {
    return readingWords.disputed(reading.first.by, verdictLabel(reading.first.decision))
  }
  return lastChange?.kind === 'reading-proposed' ? readingWords.proposed(verdictLabel(reading.first.decision)) : null
}
