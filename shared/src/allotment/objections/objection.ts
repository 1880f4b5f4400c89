/** An applicant objects to the own row of a provisional list. */
export const OBJECTION_STATES = ['open', 'accepted', 'refused'] as const
export type ObjectionState = (typeof OBJECTION_STATES)[number]

/** What an objection is about. */
export const OBJECTION_SUBJECTS = ['marks', 'category', 'group', 'left-out', 'other'] as const
export type ObjectionSubject = (typeof OBJECTION_SUBJECTS)[number]
export const MAX_OBJECTION_LENGTH = 2000
export const MAX_DECISION_LENGTH = 2000
