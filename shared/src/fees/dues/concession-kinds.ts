/** Kinds of concessions. Without a schema, because pages of students load this file. */
export const CONCESSION_KINDS = ['scholarship', 'waiver', 'sibling', 'category'] as const
export type ConcessionKind = (typeof CONCESSION_KINDS)[number]

/** Labels for staff and students; listed for translation. */
export const CONCESSION_LABELS: Record<ConcessionKind, string> = {
  scholarship: 'Scholarship',
  waiver: 'Waiver',
  sibling: 'Sibling concession',
  category: 'Category concession',
}
