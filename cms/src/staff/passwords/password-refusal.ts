import { staffPasswordFault } from '@pravesh/shared/accounts/staff-password'
import { commonPasswords } from './common-passwords.ts'
import { refusalText } from './refusal-text.ts'

/** Why a member of staff cannot have a password, for the field; null if they can. `person`: name and e-mail address. */
export async function passwordRefusal(password: string, person: readonly string[]): Promise<string | null> {
  const common = await commonPasswords()
  const fault = staffPasswordFault(password, { person, isCommon: (text) => common.has(text) })
  return fault === null ? null : refusalText(fault)
}
