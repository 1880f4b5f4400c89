/** @sqlite-only a-year-in-a-day.int.test.ts runs and publishes rounds on both */
import type { SeatRow } from '@pravesh/shared/allotment/process/units'
import { beforeAll, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { meritRounds } from '../../../test/merit-rounds.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { unpacked } from '../lists/packed.ts'
import { saveMatrix } from '../matrix/save-matrix.ts'
import { type ProcessRecord, requireProcess } from '../processes/find-process.ts'
import { contentOf } from './find-runs.ts'

const portal = startTestPortal()
let open: OpenCourse
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
})
const rounds = meritRounds(portal, () => open)

/** By key, the names of the groups that the file of a run says of each person. */
async function groupsIn(run: string): Promise<Record<string, string[]>> {
  const [, input = ''] = unpacked(await contentOf(portal.payload, run)).split('\n')
  const { groups, candidates } = JSON.parse(input) as {
    groups: string[]
    candidates: { key: string; groups: number[] }[]
  }
  return Object.fromEntries(candidates.map((row) => [row.key, row.groups.map((group) => groups[group] ?? '')]))
}

async function saveSeats({ id }: ProcessRecord, minimum: SeatRow['minimum']): Promise<void> {
  const { payload } = portal
  const { revision, units } = await requireProcess(payload, id)
  const rows = units.map(({ code }) => ({ unit: code, category: 'UR' as const, seats: 1, minimum }))
  const totals = Object.fromEntries(units.map(({ code }) => [code, 1]))
  const sent = { revision, rows, totals, note: '', proposedBy: '' }
  await saveMatrix({ payload, id, sent, staff: { id: 'staff', name: 'Mina' }, now: new Date() })
}

async function acceptAll({ id: process }: ProcessRecord): Promise<void> {
  const { payload } = portal
  const where = { process: { equals: process } }
  const paid = { status: 'accepted', next: 'float', duePaise: 0, settledAt: new Date().toISOString() } as const
  for (const { id } of await readRows({ payload, collection: 'seat-offers', where, limit: 10 }))
    await changeOne({ payload, collection: 'seat-offers', where: { id: { equals: id } }, data: paid })
}

it('says who belongs to a group only in rounds in which a unit guarantees it a seat, of holders, too', async () => {
  const process = await rounds.aProcess()
  await rounds.anEntry(process, 1, { groups: ['PWD'] })
  await rounds.anEntry(process, 2)
  await rounds.anEntry(process, 3, { groups: ['PWD'] })
  await rounds.publishList(process)
  const first = await rounds.round(process)
  expect(await groupsIn(first)).toEqual({ 'row-000001': [], 'row-000002': [], 'row-000003': [] })

  await acceptAll(process)
  await saveSeats(process, { PWD: 1 })
  await rounds.nextRound(process)
  const second = await rounds.run(process)
  expect(await groupsIn(second)).toEqual({ 'row-000001': ['PWD'], 'row-000002': [], 'row-000003': ['PWD'] })
  expect((await rounds.runRow(second)).comparison).toMatchObject({ with: 'round-before', total: 0 })
})
