/** @sqlite-only one reading of payments, which the applications of students make on both databases */
import { beforeAll, expect, it } from 'vitest'
import {
  anOpenCourse,
  aPaidApplication,
  aSubmittedApplication,
  type OpenCourse,
} from '../../../test/builders/applications.ts'
import { aStoredPayment } from '../../../test/builders/money-records.ts'
import { countReads } from '../../../test/count-reads.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { owedFee } from './fee-standing.ts'
import { listedFees } from './listed-fees.ts'

const portal = startTestPortal()
const now = new Date()
let open: OpenCourse
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
})

it('tells how the fee of each application is going, as its student sees it, with two queries', async () => {
  const { payload } = portal
  const [unpaid, failed, undecided] = await Promise.all([1, 2, 3].map(() => aSubmittedApplication(payload, { open })))
  const paid = await aPaidApplication(payload, { open })
  const all = [unpaid, failed, undecided, paid].filter((each) => each !== undefined)
  const attempt = { purpose: 'application-fee', paidAt: null, settledAt: null } as const
  await aStoredPayment(payload, { ...attempt, subjectId: failed?.id, status: 'failed' })
  await aStoredPayment(payload, { ...attempt, subjectId: undecided?.id, status: 'pending', pageState: 'undecided' })
  const ids = all.map(({ id }) => id)
  const found = await listedFees({ payload, ids, now })
  expect(ids.map((id) => found.get(id)?.state)).toEqual(['notStarted', 'failed', 'undecided', 'paid'])
  for (const application of all) expect(found.get(application.id)).toEqual(await owedFee({ payload, application, now }))
  expect(await countReads(payload, () => listedFees({ payload, ids, now }))).toBe(2)
})
