/** What a request for help can be about. */

export const HELP_SUBJECTS = ['application', 'order', 'payment', 'due'] as const
export type HelpSubjectKind = (typeof HELP_SUBJECTS)[number]

export const SUBJECT_LABELS: Record<HelpSubjectKind, string> = {
  application: 'Application',
  order: 'Order',
  payment: 'Payment',
  due: 'Fee',
}

/** A record of a student, by the id that the student knows. */
export interface HelpSubject {
  kind: HelpSubjectKind
  id: string
}

/** Longest id of a record that is looked up. */
const MAX_ID_LENGTH = 64
const ABOUT = new RegExp(`^(${HELP_SUBJECTS.join('|')}):([\\w-]{1,${MAX_ID_LENGTH}})$`)

/** The subject in an untrusted address, e.g. `order:4f2c…` (`paths.helpAbout`); null if there is none. */
export function parseAbout(text: string): HelpSubject | null {
  const [, named, id] = ABOUT.exec(text) ?? []
  const kind = HELP_SUBJECTS.find((each) => each === named)
  return kind && id ? { kind, id } : null
}
