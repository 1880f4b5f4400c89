/** For which purposes the portal uses personal data, and which of them a student can refuse. */

/** Purposes without which there is no account; they end with the account. */
const NECESSARY_PURPOSES = ['admission'] as const
/** Purposes that are off until the student agrees. */
export const OPTIONAL_PURPOSES = ['whatsapp'] as const
export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number]

export const PURPOSES = [...NECESSARY_PURPOSES, ...OPTIONAL_PURPOSES] as const
export type Purpose = (typeof PURPOSES)[number]

/** What can happen to a purpose; `shown` means that the student was shown a version of the notice. */
export const CONSENT_ACTS = ['given', 'withdrawn', 'shown'] as const
export type ConsentAct = (typeof CONSENT_ACTS)[number]

/** Where in the portal it happened. */
export const CONSENT_PLACES = ['registration', 'settings', 'notice'] as const
export type ConsentPlace = (typeof CONSENT_PLACES)[number]
