import type { Payload } from 'payload'
import { type DemoStudent, demoStudents } from '../accounts/seed/data/students.ts'
import { type DemoSignIn, seedStudents } from '../accounts/seed/seed-students.ts'
import {
  applicants,
  type DemoApplicant,
  type DemoPerson,
  drafting,
  SHOWN_DRAFT,
  SHOWN_STORIES,
} from '../admissions/seed/data/applicants.ts'
import { seedApplications } from '../admissions/seed/seed-applications.ts'
import type { Feature } from '../portal/feature.ts'
import { seedOrders } from '../shop/seed/orders/seed-orders.ts'
import { adoptFacts } from './adopt-facts.ts'

interface SeedOptions {
  payload: Payload
  now: Date
  report: (line: string) => void
}

/**
 * Creates the demo's students, applications and book orders if there are none. Returns the credentials of newly created students.
 */
export async function seedDemo({ payload, now, report }: SeedOptions): Promise<DemoSignIn | null> {
  const known = new Set(demoStudents.map(({ email }) => email))
  const others = applicants
    .filter(({ email }) => !known.has(email))
    .map((each) => account(each, isFirstOfStory(each) ? SHOWN_STORIES[each.story] : ''))
  const signIn = await seedStudents({ payload, now, others: [account(drafting, SHOWN_DRAFT), ...others] })
  await seedApplications({ payload, now, report })
  await seedOrders({ payload, now, report })
  return signIn
}

const account = ({ name, email, phone }: DemoPerson, shows: string): DemoStudent => ({
  name,
  email,
  phone,
  role: 'Student',
  state: 'ACTIVE',
  isApproved: false,
  isLocked: false,
  shows,
})

function isFirstOfStory({ email, story }: Pick<DemoApplicant, 'email' | 'story'>): boolean {
  return applicants.find((each) => each.story === story)?.email === email
}

/** Seeds demo data when a portal starts in demo mode. */
export const demo: Feature = {
  start: async ({ payload, env, report }) => {
    if (env.mode !== 'demo' || env.seed !== 'demo') return {}
    await adoptFacts(payload)
    const signIn = await seedDemo({ payload, now: new Date(), report })
    return { announcement: signIn ? demoLines(signIn, env.publicUrl) : [] }
  },
}

/** Terminal output: how to log in as the demo students. */
export function demoLines({ students, password }: DemoSignIn, publicUrl: string): string[] {
  return [
    '',
    `  Demo students log in at ${publicUrl}/login`,
    `  with the password         ${password}`,
    '  It is the same for all of them and is shown only once:',
    ...students.flatMap(({ email, shows }) => (shows === '' ? [] : `    ${email.padEnd(26)}${shows}`)),
  ]
}
