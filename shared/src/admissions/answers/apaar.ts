/** APAAR ids: the twelve digits of the Automated Permanent Academic Account Registry, without a published check digit. */
export const APAAR_MESSAGE = 'An APAAR ID has twelve digits. You find it in DigiLocker.'

/** The error message for an id in Western digits without spaces, or null. */
export function apaarError(digits: string): string | null {
  return /^\d{12}$/.test(digits) ? null : APAAR_MESSAGE
}
