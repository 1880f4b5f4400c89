/** APAAR ids: the twelve digits of the Automated Permanent Academic Account Registry, without a published check digit. */
export const APAAR_MESSAGE = 'An APAAR ID has twelve digits. You find it in DigiLocker.'

/** The error message for an id in Western digits without spaces, or null. */
export function apaarError(digits: string): string | null {
  return /^\d{12}$/.test(digits) ? null : APAAR_MESSAGE
}

/** Whether the form of a course asks for the id. */
export const APAAR_MODES = ['off', 'optional', 'required'] as const
export type ApaarMode = (typeof APAAR_MODES)[number]

/** Of a course for which staff have chosen nothing. */
export const DEFAULT_APAAR_MODE: ApaarMode = 'optional'
