import { paths } from '@pravesh/shared/site/paths'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { anOpenProcess, stepsWith } from '../../../test/builders/open-processes.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { loadPage } from '../../content/index.ts'
import type { Publisher } from '../../content/publishing/publisher.ts'
import { portalOf } from '../../foundation/portal.ts'
import { affectedPages } from '../../publishing/pages/affected-pages.ts'
import type { RecordChange } from '../../publishing/pages/page.ts'
import { saveSteps } from '../prepare/save-steps.ts'
import { changeProcess } from '../processes/change-process.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

const portal = startTestPortal()
const changes: RecordChange[] = []
let open: OpenCourse
let process: ProcessRecord

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  process = await anOpenProcess(portal.payload, { open, steps: stepsWith('apply'), state: 'draft' })
  const publishChange = async (change: RecordChange) => changes.push(change) > 0
  portalOf(portal.payload).publisher = { publishChange, track: () => {} } as unknown as Publisher
})
afterAll(() => {
  portalOf(portal.payload).publisher = undefined
})

const staff = { id: 'officer', name: 'Mina Das' }
const path = () => paths.course(open.course.id)
const shown = () => loadPage({ payload: portal.payload, path: path() })

/** The pages that the changes since the last call publish. */
async function published(): Promise<string[]> {
  const { payload } = portal
  const own = changes.splice(0).filter(({ slug }) => slug === 'merit-processes')
  const affected = await Promise.all(
    own.map((change) => affectedPages({ payload, pages: portalOf(payload).pages, change })),
  )
  return affected.flatMap((each) => (each === 'everything' ? ['everything'] : each.own))
}

async function change(data: Parameters<typeof changeProcess>[0]['decide']) {
  const { id, revision } = process
  process = await changeProcess({ payload: portal.payload, id, revision, staff, now: new Date(), decide: data })
}

it('is published with the days of its process when that opens, when its days change, and when it closes', async () => {
  await change(() => ({ title: 'D.El.Ed, the colleges of the district' }))
  expect(await published()).toEqual([])

  await change(() => ({ state: 'open' }))
  expect(await published()).toEqual([path()])
  expect(JSON.stringify(await shown())).toContain(`"merit":{"id":"${process.id}"`)

  const now = new Date()
  const steps = stepsWith('apply', { now }).map((step) =>
    step.kind === 'university-return' ? { ...step, last: '2099-12-31' } : step,
  )
  await saveSteps({ payload: portal.payload, id: process.id, sent: { revision: process.revision, steps }, staff, now })
  expect(await published()).toEqual([path()])
  expect(JSON.stringify(await shown())).toContain('2099-12-31')

  process = { ...process, revision: process.revision + 1 }
  await change(() => ({ title: 'Another title' }))
  expect(await published()).toEqual([])
  await change(() => ({ state: 'closed' }))
  expect(await published()).toEqual([path()])
  expect(JSON.stringify(await shown())).toContain('"merit":null')
})
