import { formatList, istShortTime } from '../../foundation/formats.ts'

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
  const author = savedBy ?? 'Another person, or you in another window,'
  return `${author} saved a newer version on ${when}, after you opened it. Your changes are not saved, but they are still in the form. The versions differ in ${formatList(labels)}.`
}
