import * as consent from './consent/consent-endpoints.ts'
import * as contactChanges from './contact-changes/contact-change-endpoints.ts'
import { restoreContactOfStudent } from './contact-changes/restore-contact-endpoint.ts'
import * as emailCorrection from './correct-email/email-correction-endpoints.ts'
import * as guardians from './guardians/guardian-endpoints.ts'
import * as ownConsents from './guardians/own-consent-endpoints.ts'
import { login } from './login/login-endpoint.ts'
import { logout } from './login/logout-endpoint.ts'
import { session, whoAmI } from './login/who-am-i-endpoint.ts'
import * as messageChoices from './message-choices/choose-messages-endpoint.ts'
import * as personalData from './personal-data/personal-data-endpoints.ts'
import * as passwords from './recover/password-endpoints.ts'
import { register } from './register/register-endpoint.ts'
import * as emailVerification from './verify/email-endpoints.ts'
import * as phoneCodes from './verify/phone-endpoints.ts'

export const accountEndpoints = [
  whoAmI,
  session,
  login,
  logout,
  register,
  ...Object.values(phoneCodes),
  ...Object.values(emailVerification),
  ...Object.values(emailCorrection),
  ...Object.values(passwords),
  ...Object.values(personalData),
  ...Object.values(contactChanges),
  restoreContactOfStudent,
  ...Object.values(messageChoices),
  ...Object.values(consent),
  ...Object.values(guardians),
  ...Object.values(ownConsents),
]
