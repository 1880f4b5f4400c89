import { STAFF_PASSWORD_LENGTH, staffPasswordFault } from '@pravesh/shared/accounts/staff-password'
import { fill } from '@pravesh/shared/platform/fill'
import { words } from '../messages/words/words.ts'
import { commonPasswords } from './common-passwords.ts'

/** Why a member of staff cannot have a password, for the field; null if they can. `person`: name and e-mail address. */
export async function passwordRefusal(password: string, person: readonly string[]): Promise<string | null> {
  const common = await commonPasswords()
  const fault = staffPasswordFault(password, { person, isCommon: (text) => common.has(text) })
  return fault === null ? null : fill(words.en['new-password'][fault], STAFF_PASSWORD_LENGTH)
}
