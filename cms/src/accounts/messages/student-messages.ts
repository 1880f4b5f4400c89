import { accountExists } from './account-exists.ts'
import { activationLink } from './activation-link.ts'
import { emailCode } from './email-code.ts'
import { passwordChanged } from './password-changed.ts'
import { passwordReset } from './password-reset.ts'
import { phoneCode } from './phone-code.ts'

/** Templates of the account messages sent to students, as opposed to staff. */
export const studentMessages = [phoneCode, emailCode, activationLink, passwordReset, passwordChanged, accountExists]
