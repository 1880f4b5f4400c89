import { paths } from '@pravesh/shared/site/paths'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anApprovedApplication,
  anOpenCourse,
  type OpenCourse,
  officer,
} from '../../../test/builders/applications.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { loadPage } from '../../content/index.ts'
import type { Publisher } from '../../content/publishing/publisher.ts'
import { portalOf } from '../../foundation/portal.ts'
import { affectedPages } from '../../publishing/pages/affected-pages.ts'
import type { RecordChange } from '../../publishing/pages/page.ts'
import { decideApplication } from '../review/decide-application.ts'

const portal = startTestPortal()
let open: OpenCourse
let staffId: string
let changes: RecordChange[]

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'BED')
  staffId = (await anAdmissionsOfficer(portal.payload)).id
  const [college, other] = open.colleges
  const colleges = [
    { college: college.id, totalPricePaise: 12_345_600, seats: 3 },
    { college: other.id, totalPricePaise: 9_000_000 },
  ]
  const data = { colleges, _status: 'published' as const }
  await portal.payload.update({ collection: 'courses', id: open.course.id, data })
})

beforeEach(() => {
  changes = []
  const publishChange = async (change: RecordChange) => changes.push(change) > 0
  portalOf(portal.payload).publisher = { publishChange, track: () => {} } as unknown as Publisher
})
afterEach(() => {
  portalOf(portal.payload).publisher = undefined
})

const load = (path: string) => loadPage({ payload: portal.payload, path })

/** The pages that the last changes of seats publish. */
async function published(): Promise<string[]> {
  const { payload } = portal
  const seats = changes.filter(({ slug }) => slug === 'intake-seats')
  const affected = await Promise.all(
    seats.map((change) => affectedPages({ payload, pages: portalOf(payload).pages, change })),
  )
  const keys = affected.flatMap((each) => (each === 'everything' ? [] : each.own))
  return [...new Set(keys)].toSorted()
}

it('pages say what is left, and are published when a seat is taken or free again', async () => {
  const [college] = open.colleges
  const own = [paths.college(college.id), paths.course(open.course.id)].toSorted()
  const seats = (left: number) => ({ total: 3, left })
  expect(await load(paths.college(college.id))).toMatchObject({ college: { courses: [{ seats: seats(3) }] } })

  const { id } = await anApprovedApplication(portal.payload, { open, staffId })
  await expect.poll(published).toEqual(own)
  expect(await load(paths.college(college.id))).toMatchObject({ college: { courses: [{ seats: seats(2) }] } })
  expect(await load(paths.course(open.course.id))).toMatchObject({
    course: { colleges: [{ seats: seats(2) }, { seats: null }] },
  })

  changes = []
  const decision = { move: 'withdraw', reason: 'Entered by mistake.' } as const
  await decideApplication({ payload: portal.payload, staff: officer(staffId), id, decision, now: new Date() })
  await expect.poll(published).toEqual(own)
  expect(await load(paths.college(college.id))).toMatchObject({ college: { courses: [{ seats: seats(3) }] } })
})
