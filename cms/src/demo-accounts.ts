import type { Payload, Where } from 'payload'
import { demoStudents } from './accounts/seed/data/students.ts'
import { applicants } from './admissions/seed/data/applicants.ts'
import type { Staff, Student } from './payload-types.ts'
import { DEMO_DOMAIN } from './platform/live-settings.ts'
import { mayManageStaff } from './staff/administrators/may-manage-staff.ts'

/** This domain receives no e-mail, so every account with such an address is the demo's. */
const ofDemo: Where = { email: { like: `@${DEMO_DOMAIN}` } }

/** Students that `npm run seed -- --applications` generated. (generate-application.ts) */
const generated: Where = {
  and: [
    { email: { greater_than_equal: 'applicant0' } },
    { email: { less_than: 'applicant:' } },
    { email: { like: '@example.in' } },
    { phone: { greater_than_equal: '6100000000' } },
    { phone: { less_than: '6200000000' } },
  ],
}

/** Seeded students who have changed their address keep their phone. */
const phones = [...demoStudents, ...applicants].map(({ phone }) => phone)

const isDemoStudent: Where = { or: [ofDemo, generated, { phone: { in: phones } }] }

/** Demo students, in batches for their removal. */
export async function findDemoStudents(payload: Payload, limit: number): Promise<Student[]> {
  const query = { collection: 'students', where: isDemoStudent, sort: 'id', limit, pagination: false } as const
  return (await payload.db.find<Student>(query)).docs
}

export async function countDemoStudents(payload: Payload): Promise<number> {
  return (await payload.db.count({ collection: 'students', where: isDemoStudent })).totalDocs
}

export interface DemoStaff {
  accounts: Staff[]
  /** Whether staff remain without them, but no administrator. */
  areLastAdministrators: boolean
}

export async function findDemoStaff(payload: Payload): Promise<DemoStaff> {
  const query = { collection: 'staff', where: {}, limit: 0, pagination: false } as const
  const { docs } = await payload.db.find<Staff>(query)
  const accounts = docs.filter(({ email }) => email.toLowerCase().endsWith(`@${DEMO_DOMAIN}`))
  const others = docs.filter((each) => !accounts.includes(each))
  return { accounts, areLastAdministrators: others.length > 0 && !others.some(({ roles }) => mayManageStaff(roles)) }
}
