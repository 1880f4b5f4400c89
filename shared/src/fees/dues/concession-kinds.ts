import { PURPOSE_LABELS } from '../../payments/purposes.ts'

/** Kinds of concessions. Without a schema, because pages of students load this file. */
export const CONCESSION_KINDS = ['scholarship', 'waiver', 'sibling', 'category'] as const
export type ConcessionKind = (typeof CONCESSION_KINDS)[number]

/** What is taken off a fee: concessions that staff grant, and what was paid for the seat of a merit process. */
export const REDUCTION_KINDS = [...CONCESSION_KINDS, 'seat'] as const
export type ReductionKind = (typeof REDUCTION_KINDS)[number]

/** Labels for staff and students; listed for translation. */
export const CONCESSION_LABELS: Record<ConcessionKind, string> = {
  scholarship: 'Scholarship',
  waiver: 'Waiver',
  sibling: 'Sibling concession',
  category: 'Category concession',
}

export const REDUCTION_LABELS: Record<ReductionKind, string> = { ...CONCESSION_LABELS, seat: PURPOSE_LABELS.seat }
