import { paths } from '../site/paths.ts'
import { shell } from '../site/shells.ts'

/** Account pages: static shells whose script asks who is signed in. Hidden from search engines. (design, "Publishing") */
export const accountPages = [
  shell('login', paths.login),
  shell('register', paths.register),
  shell('verify-account', paths.verifyAccount(), [/^\/verify-account\/[^/]{1,200}$/]),
  shell('activate-account', paths.activateAccount),
  shell('forgot-password', paths.forgotPassword),
  shell('reset-password', paths.resetPassword),
  shell('guardian-consents', paths.guardianConsents),
  shell('student-account', paths.accountDetails),
  shell('student-orders', paths.orders),
  shell('student-settings', paths.settings),
]
