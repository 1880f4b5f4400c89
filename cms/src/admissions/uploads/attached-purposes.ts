/** What applicants send a file for, apart from the documents of their form. */
export const ATTACHED_PURPOSES = ['objection'] as const
export type AttachedPurpose = (typeof ATTACHED_PURPOSES)[number]
