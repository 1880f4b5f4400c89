import { parseIndianMobile } from '../../platform/phone.ts'
import type { Question } from './question.ts'

const PHONE_ERROR = 'Invalid phone number and length must be 10'

const phone = (typed: string) => (parseIndianMobile(typed) === null ? PHONE_ERROR : null)

/** Phone and e-mail come from the account. (spec 2, 3 "contactinfo") */
export const contactQuestions: Question[] = [
  {
    name: 'phone',
    label: 'Phone',
    inSentence: 'your phone number',
    kind: 'account',
    autoComplete: 'tel',
  },
  {
    name: 'whatsapp',
    label: 'WhatsApp number',
    inSentence: 'your WhatsApp number',
    hint: 'Ten digits. Change it if WhatsApp has another number than your phone.',
    kind: 'phone',
    maxLength: 10,
    autoComplete: 'tel',
    check: phone,
  },
  { name: 'email', label: 'E-mail', inSentence: 'your e-mail address', kind: 'account', autoComplete: 'email' },
  {
    name: 'guardianPhone',
    label: 'Guardian’s phone',
    inSentence: 'your guardian’s phone number',
    kind: 'phone',
    maxLength: 10,
    check: phone,
  },
]
