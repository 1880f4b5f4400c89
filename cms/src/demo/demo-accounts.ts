import type { Payload } from 'payload'
import { demoStudents } from '../accounts/seed/data/students.ts'
import { applicants, drafting } from '../admissions/seed/data/applicants.ts'
import type { Condition } from '../database/records/condition.ts'
import { countRows } from '../database/records/count-rows.ts'
import { readRows } from '../database/records/read-rows.ts'
import { DEMO_DOMAIN } from '../foundation/settings/live-settings.ts'
import type { Staff, Student } from '../payload-types.ts'
import { mayManageStaff } from '../staff/administrators/may-manage-staff.ts'

/** This domain receives no e-mail, so every account with such an address is the demo's. */
const ofDemo: Condition<'students'> = { email: { like: `@${DEMO_DOMAIN}` } }

/** Students that `npm run seed -- --applications` generated. (generate-application.ts) */
const generated: Condition<'students'> = {
  and: [
    { email: { greater_than_equal: 'applicant0' } },
    { email: { less_than: 'applicant:' } },
    { email: { like: '@example.in' } },
    { phone: { greater_than_equal: '6100000000' } },
    { phone: { less_than: '6200000000' } },
  ],
}

/** Seeded students who have changed their address keep their phone. */
const phones = [...demoStudents, ...applicants, drafting].map(({ phone }) => phone)

const isDemoStudent: Condition<'students'> = { or: [ofDemo, generated, { phone: { in: phones } }] }

/** Demo students, in batches for their removal. */
export function findDemoStudents(payload: Payload, limit: number): Promise<Student[]> {
  return readRows({ payload, collection: 'students', where: isDemoStudent, sort: 'id', limit })
}

export function countDemoStudents(payload: Payload): Promise<number> {
  return countRows({ payload, collection: 'students', where: isDemoStudent })
}

export interface DemoStaff {
  accounts: Staff[]
  /** Whether staff remain without them, but no administrator. */
  areLastAdministrators: boolean
}

export async function findDemoStaff(payload: Payload): Promise<DemoStaff> {
  const staff = await readRows({ payload, collection: 'staff' })
  const accounts = staff.filter(({ email }) => email.toLowerCase().endsWith(`@${DEMO_DOMAIN}`))
  const others = staff.filter((each) => !accounts.includes(each))
  return { accounts, areLastAdministrators: others.length > 0 && !others.some(({ roles }) => mayManageStaff(roles)) }
}
