const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
})
const list = new Intl.ListFormat('en-IN', { type: 'conjunction' })

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
  const when = moment.format(new Date(savedAt)).replace(':', '.')
  const author = savedBy ?? 'Another person, or you in another window,'
  return `${author} saved a newer version on ${when}, after you opened it. Your changes are not saved, but they are still in the form. The versions differ in ${list.format(labels)}.`
}
