/** @sqlite-only a-year-in-a-day.int.test.ts plays rounds on both */
import { beforeAll, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { meritRounds } from '../../../test/merit-rounds.ts'
import { seatMoney } from '../../../test/seat-money.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { requireProcess } from '../processes/find-process.ts'

const portal = startTestPortal()
let open: OpenCourse
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
})
const rounds = meritRounds(portal, () => open)
const { faults, paymentsFor } = seatMoney(portal, rounds)

/** One seat at each of two units of the first college, and at one of the second. */
async function threeUnits() {
  const { payload } = portal
  const { id } = await rounds.aProcess()
  const [here, there] = open.colleges
  const unit = (code: string, { id: college, name: collegeName }: typeof here, amountPaise: number) => ({
    ...{ code, college, collegeName, subject: '', amountPaise },
  })
  const units = [unit('DAY', here, 1_000_000), unit('MORNING', here, 700_025), unit('OTHER', there, 500_000)]
  await changeOne({ payload, collection: 'merit-processes', where: { id: { equals: id } }, data: { units } })
  const process = await requireProcess(payload, id)
  await rounds.matrix(
    process,
    units.map(({ code }) => ({ unit: code, category: 'UR', seats: 1, minimum: {} })),
  )
  return process
}

it('who slides gets only a better seat at the same college, though the one they wanted most is free', async () => {
  const process = await threeUnits()
  const wantsOther = await rounds.aPerson(process, 95, ['OTHER'])
  const wantsDay = await rounds.aPerson(process, 90, ['DAY'])
  const sliding = await rounds.aPerson(process, 80, ['OTHER', 'DAY', 'MORNING'])
  const last = await rounds.aPerson(process, 60, ['OTHER'])
  await rounds.publishList(process)
  await rounds.round(process)
  const first = await rounds.seatOf(sliding)
  expect(first).toMatchObject({ unit: 'MORNING', choice: 3, ways: ['freeze', 'slide', 'float'] })
  await rounds.answer(sliding, 'slide')
  await rounds.answer(wantsOther, 'decline')
  await rounds.answer(wantsDay, 'decline')
  expect(await rounds.offerFor(last)).toBeNull()

  await rounds.round(await rounds.nextRound(process))
  const better = await rounds.seatOf(sliding)
  expect(better).toMatchObject({
    ...{ unit: 'DAY', college: first.college, choice: 2, round: 2, status: 'offered', ways: ['freeze'] },
    ...{ creditPaise: 700_025, duePaise: 299_975 },
  })
  // It was free: someone with less merit has it.
  expect(await rounds.seatOf(last)).toMatchObject({ unit: 'OTHER', round: 2 })
  await rounds.answer(sliding, 'freeze')
  expect((await paymentsFor(sliding)).map(({ amountPaise }) => amountPaise)).toEqual([700_025, 299_975])
  expect(await rounds.seatOf(sliding)).toMatchObject({ status: 'accepted', next: 'freeze' })
  expect(await faults()).toEqual([])
})
