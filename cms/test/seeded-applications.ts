import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import { beforeAll } from 'vitest'
import type { DemoSignIn } from '../src/accounts/seed/seed-students.ts'
import { insertEssentials } from '../src/content/seed/insert-essentials.ts'
import { countAll } from '../src/database/records/count-all.ts'
import { seedDemo } from '../src/demo/seed-demo.ts'
import { ensureFirstAdministrator } from '../src/staff/administrators/ensure-first-administrator.ts'
import { aPublishedCollege, aPublishedCourse } from './builders/courses.ts'
import type { TestPortal } from './start-test-portal.ts'

/** Seeds the demo's applications for the tests of a file. */
export function seededApplications(portal: TestPortal) {
  const seeded: { signIn: DemoSignIn | null } = { signIn: null }
  const seed = () => seedDemo({ payload: portal.payload, now: new Date(), report: () => {} })

  beforeAll(async () => {
    const { payload } = portal
    await insertEssentials(payload, 'demo')
    const college = await aPublishedCollege(payload)
    const colleges = [{ college: college.id, totalPricePaise: 12_000_000 }]
    for (const code of COURSE_CODES) await aPublishedCourse(payload, { code, name: `Course ${code}`, colleges })
    await ensureFirstAdministrator({ payload, email: 'admin@pravesh.example', password: 'Marigold@1-Marigold' })
    seeded.signIn = await seed()
  })

  return {
    seeded,
    seed,
    /** Row counts of everything that the seed creates, and the messages it wrote. */
    async rows() {
      const { payload } = portal
      const counted = [
        'applications',
        'application-events',
        'application-drafts',
        'applicant-documents',
        'payments',
        'refunds',
        'receipts',
        'fee-dues',
      ] as const
      const counts = await Promise.all(counted.map((collection) => countAll(payload, collection)))
      const { docs } = await payload.find({ collection: 'messages', limit: 0, depth: 0 })
      return { counts, messages: docs.map(({ to, template }) => `${to} ${template}`).sort() }
    },
  }
}
