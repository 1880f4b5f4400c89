import { verdictLabel } from '@pravesh/shared/admissions/status/reading'
import { staffWords } from '../../foundation/languages/staff-words.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { bn } from './reading-words/bn.ts'
import { en } from './reading-words/en.ts'
import { hi } from './reading-words/hi.ts'

/** Text about decisions on which two people have to agree. */
export const readingWords = staffWords({ en, hi, bn })

/** The message about a decision that was stored for another reader; null for one that takes effect. */
export function storedMessage({ reading, lastChange }: ApplicationRecord): string | null {
  if (reading === null) return null
  if (lastChange?.kind === 'reading-disputed') {
    return readingWords.disputed(reading.first.by, verdictLabel(reading.first.decision))
  }
  return lastChange?.kind === 'reading-proposed' ? readingWords.proposed(verdictLabel(reading.first.decision)) : null
}
