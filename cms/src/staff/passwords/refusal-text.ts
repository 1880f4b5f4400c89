import { STAFF_PASSWORD_LENGTH, type StaffPasswordFault } from '@pravesh/shared/accounts/staff-password'
import { fill } from '@pravesh/shared/platform/fill'
import { words } from '../messages/words/words.ts'

const texts = words.en['new-password']

/** The message at the field of a refused password. */
export function refusalText(fault: StaffPasswordFault): string {
  return fill(texts[fault], STAFF_PASSWORD_LENGTH)
}

/** Whether the message at the field of a password is the portal's, in any language, not one of Payload's own checks. */
export function isRefusalText(message: unknown): message is string {
  const all = Object.values(words).flatMap((each) => Object.values(each['new-password']))
  return all.some((text) => fill(text, STAFF_PASSWORD_LENGTH) === message)
}
