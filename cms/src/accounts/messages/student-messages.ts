import { accountExists } from './account-exists.ts'
import { activationLink } from './activation-link.ts'
import { emailCode } from './email-code.ts'
import { passwordChanged } from './password-changed.ts'
import { passwordReset } from './password-reset.ts'
import { phoneCode } from './phone-code.ts'

/** The messages about accounts that students receive. */
export const studentMessages = [phoneCode, emailCode, activationLink, passwordReset, passwordChanged, accountExists]
