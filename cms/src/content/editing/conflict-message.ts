import { formatList, istShortTime } from '../../foundation/formats.ts'
import { conflictWords as words } from './words.ts'

interface Conflict {
  /** Author of the stored version; null when unknown. */
  savedBy: string | null
  /** ISO 8601. */
  savedAt: string
  /** Labels of the fields that differ. */
  labels: string[]
}

/**
 * Why a form was not saved. Contains no colon, because the admin parses the text after the first one as a list of
 * fields.
 */
export function conflictMessage({ savedBy, savedAt, labels }: Conflict): string {
  const when = istShortTime(savedAt).replace(':', '.')
  return words.message(savedBy ?? words.someone, when, formatList(labels))
}
