import type { AccountState, StudentRole } from '@pravesh/shared/accounts/account'
import { LOCKOUT } from '@pravesh/shared/accounts/sign-in'

/** A demo student. All of them share one password. */
export interface DemoStudent {
  name: string
  email: string
  phone: string
  role: StudentRole
  state: AccountState
  isApproved: boolean
  isLocked: boolean
  /** What the account demonstrates, for the list in the terminal; empty to leave it out. */
  shows: string
}

const account = { role: 'Student', state: 'ACTIVE', isApproved: false, isLocked: false } as const

/** One student in every account state. */
export const demoStudents: readonly DemoStudent[] = [
  {
    ...account,
    name: 'ASHA MONDAL',
    email: 'asha@pravesh.example',
    phone: '9800000001',
    shows: 'student, with two book orders',
  },
  {
    ...account,
    name: 'RAVI KISKU',
    email: 'ravi@pravesh.example',
    phone: '9800000002',
    isApproved: true,
    shows: 'student, admission approved',
  },
  {
    ...account,
    name: 'FATIMA KHATUN',
    email: 'fatima@pravesh.example',
    phone: '9800000003',
    role: 'Guest',
    shows: 'guest, with book orders in every state',
  },
  {
    ...account,
    name: 'DAWA SHERPA',
    email: 'dawa@pravesh.example',
    phone: '9800000004',
    state: 'UNVERIFIED',
    shows: 'e-mail not verified yet',
  },
  {
    ...account,
    name: 'LAKSHMI DAS',
    email: 'lakshmi@pravesh.example',
    phone: '9800000005',
    isLocked: true,
    shows: `locked after wrong passwords, for ${LOCKOUT.minutes} minutes`,
  },
]
