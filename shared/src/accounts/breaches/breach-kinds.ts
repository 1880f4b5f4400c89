/** What a breach concerned, as staff select it in the register. */
export const BREACHED_DATA = {
  contact: 'Names, e-mail addresses and phone numbers',
  address: 'Postal addresses',
  identity: 'Aadhaar numbers, whole or in part',
  personal: 'Birth dates, parents and category',
  marks: 'Marks and certificates',
  pictures: 'Photographs and signatures',
  money: 'Payments, receipts and bank details',
  credentials: 'Passwords, codes or sessions',
  other: 'Other data',
} as const

/** Whose account or key was misused, if any was. */
export const BREACHED_ACCOUNTS = {
  staff: 'Account of a member of staff',
  student: 'Account of a student',
  program: 'Access key of a program',
  server: 'None: server, database or backup',
  unknown: 'Not known yet',
} as const

/** Open entries sort before the others. */
export const BREACH_STATES = {
  open: 'Still to be told',
  told: 'Everything told',
} as const
