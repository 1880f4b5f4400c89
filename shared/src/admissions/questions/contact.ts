import { parseIndianMobile } from '../../platform/phone.ts'
import type { Question } from './question.ts'

const PHONE_ERROR = 'Invalid phone number and length must be 10'

const phone = (typed: string) => (parseIndianMobile(typed) === null ? PHONE_ERROR : null)

/** How to reach the applicant; phone and e-mail are those of the account. (spec 2, 3 "contactinfo") */
export const contactQuestions: Question[] = [
  { name: 'phone', label: 'Phone', kind: 'account', autoComplete: 'tel-national' },
  {
    name: 'whatsapp',
    label: 'WhatsApp number',
    hint: 'Ten digits. It can be the same as your phone.',
    kind: 'phone',
    maxLength: 10,
    autoComplete: 'tel-national',
    check: phone,
  },
  { name: 'email', label: 'E-mail', kind: 'account', autoComplete: 'email' },
  { name: 'guardianPhone', label: 'Guardian’s phone', kind: 'phone', maxLength: 10, check: phone },
]
