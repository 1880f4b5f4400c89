import { beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { meritRounds, type Person } from '../../../test/merit-rounds.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { offerCounts } from './offer-counts.ts'

const portal = startTestPortal()
let open: OpenCourse
let administrator: Record<string, string>
let process: ProcessRecord
let [asha, bina]: Person[] = []
const rounds = meritRounds(portal, () => open)

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  administrator = (await aStaffSession(portal, ['administrator'])).headers
  process = await rounds.aProcess({ seats: 2 })
  asha = await rounds.aPerson(process, 80, ['C2'])
  bina = await rounds.aPerson(process, 70, ['C2'])
  await rounds.publishList(process)
  await rounds.round(process)
  const { id } = await rounds.seatOf(asha)
  const data = { status: 'joined', joinedAt: '2026-08-20T20:00:00.000Z' } as const
  await changeOne({ payload: portal.payload, collection: 'seat-offers', where: { id: { equals: id } }, data })
})

const file = (query: string, headers = administrator) =>
  portal.call('GET', `/api/exports/university-return?header=names&reason=Return&${query}`, undefined, headers)
const rowsOf = (text: string) =>
  text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))

describe('the file for the university', () => {
  it('has those who have joined, with the day in India, and what is missing', async () => {
    const { text, status } = await file(`process=${process.id}&columns=number,college,joinedOn,score,missing`)
    expect(status).toBe(200)
    expect(rowsOf(text)).toEqual([
      ['number', 'college', 'score', 'joinedOn', 'missing'],
      [asha?.entry.number, process.units[1]?.collegeName, '80.0000', '2026-08-21', ''],
    ])
    const { payload } = portal
    const where = { id: { equals: asha?.entry.applicationId ?? '' } }
    const application = await payload.findByID({ collection: 'applications', id: asha?.entry.applicationId ?? '' })
    const { fatherName: _, ...answers } = application.answers as Record<string, unknown>
    await changeOne({ payload, collection: 'applications', where, data: { answers } })
    expect((await file(`process=${process.id}&columns=missing`)).text).toContain("Father's name")
  })

  it('is for those who prepare processes, of one process', async () => {
    const officer = (await aStaffSession(portal, ['admissions-officer'])).headers
    expect((await file(`process=${process.id}`, officer)).status).toBe(403)
    expect((await file(`process=${process.id}`, {})).status).toBe(401)
    expect((await file('process=x')).status).toBe(404)
    expect((await file('')).status).toBe(404)
  })
})

it('counts what became of the seats of each unit and category', async () => {
  expect(bina).toBeDefined()
  expect(await offerCounts(portal.payload, process.id)).toEqual([
    { unit: 'C2', category: 'UR', offered: 2, counts: { joined: 1, offered: 1 } },
  ])
  expect(await offerCounts(portal.payload, 'another')).toEqual([])
})
