import { accountExists } from './account-exists.ts'
import { activationLink } from './activation-link.ts'
import { contactChanged } from './contact-changed.ts'
import { contactRestored } from './contact-restored.ts'
import { deletionRequested } from './deletion-requested.ts'
import { emailCode } from './email-code.ts'
import { guardianCode } from './guardian-code.ts'
import { guardianRecorded } from './guardian-recorded.ts'
import { guardianWithdrew } from './guardian-withdrew.ts'
import { passwordChanged } from './password-changed.ts'
import { passwordReset } from './password-reset.ts'
import { phoneChangedText } from './phone-changed-text.ts'
import { phoneCode } from './phone-code.ts'

export const accountMessages = [
  phoneCode,
  guardianCode,
  guardianRecorded,
  guardianWithdrew,
  emailCode,
  activationLink,
  passwordReset,
  passwordChanged,
  accountExists,
  contactChanged,
  contactRestored,
  phoneChangedText,
  deletionRequested,
]
