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
  /** Who saved the stored version; null where that is not known. */
  savedBy: string | null
  /** ISO 8601. */
  savedAt: string
  /** Labels of the fields that differ. */
  labels: string[]
}

/** Why a form is not saved. Without colons: the admin takes what follows the first for a list of fields. */
export function conflictInWords({ savedBy, savedAt, labels }: Conflict): string {
  const when = moment.format(new Date(savedAt)).replace(':', '.')
  const who = savedBy ?? 'Another person, or you in another window,'
  return `${who} saved a newer version on ${when}, after you opened it. Your changes are still in the form and not saved. What differs is ${list.format(labels)}.`
}
