import * as emailCorrection from './email-correction.ts'
import * as emailVerification from './email-verification.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import * as passwords from './passwords.ts'
import * as personalData from './personal-data.ts'
import * as phoneCodes from './phone-codes.ts'
import { register } from './register.ts'
import { whoAmI } from './who-am-i.ts'

/** Every account call. */
export const accountEndpoints = [
  whoAmI,
  login,
  logout,
  register,
  ...Object.values(phoneCodes),
  ...Object.values(emailVerification),
  ...Object.values(emailCorrection),
  ...Object.values(passwords),
  ...Object.values(personalData),
]
