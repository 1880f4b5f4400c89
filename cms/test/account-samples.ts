import { accountExists } from '../src/accounts/messages/account-exists.ts'
import { activationLink } from '../src/accounts/messages/activation-link.ts'
import { contactChanged } from '../src/accounts/messages/contact-changed.ts'
import { contactRestored } from '../src/accounts/messages/contact-restored.ts'
import { deletionRequested } from '../src/accounts/messages/deletion-requested.ts'
import { emailCode } from '../src/accounts/messages/email-code.ts'
import { guardianCode } from '../src/accounts/messages/guardian-code.ts'
import { guardianRecorded } from '../src/accounts/messages/guardian-recorded.ts'
import { guardianWithdrew } from '../src/accounts/messages/guardian-withdrew.ts'
import { passwordChanged } from '../src/accounts/messages/password-changed.ts'
import { passwordReset } from '../src/accounts/messages/password-reset.ts'
import { phoneChangedText } from '../src/accounts/messages/phone-changed-text.ts'
import { phoneCode } from '../src/accounts/messages/phone-code.ts'
import { sample } from './sample.ts'

export const link = 'https://portal.example/active-account?token=s3cret-t0ken'
const at = new Date('2026-11-21T04:00:00Z')
export const name = '<b>RIMA & CO'

/** Variables of the messages about accounts, with a hostile name. */
export const accountSamples = {
  'phone-code': sample(phoneCode, { code: '482913', minutes: 5 }),
  'email-code': sample(emailCode, { name, code: '482913', minutes: 10 }),
  'activation-link': sample(activationLink, { name, link, hours: 24 }),
  'password-reset': sample(passwordReset, { name, link, minutes: 30 }),
  'password-changed': sample(passwordChanged, {
    name,
    changedAt: at,
    resetLink: 'https://portal.example/forget-password',
  }),
  'account-exists': sample(accountExists, {
    name,
    signInLink: 'https://portal.example/login',
    resetLink: 'https://portal.example/forget-password',
  }),
  'contact-changed': sample(contactChanged, {
    contact: 'email',
    name,
    changedAt: at,
    shown: 'as•••@example.in',
    helpLink: 'https://portal.example/contact',
  }),
  'contact-restored': sample(contactRestored, {
    contact: 'email',
    name,
    changedAt: at,
    shown: 'as•••@example.in',
    helpLink: 'https://portal.example/contact',
  }),
  'guardian-code': sample(guardianCode, { code: '482913', minutes: 5 }),
  'guardian-recorded': sample(guardianRecorded, {
    applicant: 'ASHA M.',
    link: 'https://portal.example/guardian-consent',
  }),
  'guardian-withdrew': sample(guardianWithdrew, {
    name,
    withdrawnAt: at,
    settingsLink: 'https://portal.example/student/setting',
  }),
  'phone-changed-text': sample(phoneChangedText, {}),
  'deletion-requested': sample(deletionRequested, {
    name,
    requestedAt: at,
    link: 'https://portal.example/admin/collections/students/1',
  }),
}
