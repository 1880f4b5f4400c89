import type { SentMatrix, SentUnits } from '@pravesh/shared/allotment/calls/staff-processes'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { beforeAll, beforeEach } from 'vitest'
import { type ProcessRecord, requireProcess } from '../src/allotment/processes/find-process.ts'
import { deleteRows } from '../src/database/records/delete-rows.ts'
import { anOpenCourse, type OpenCourse } from './builders/applications.ts'
import { aStaffSession } from './staff-session.ts'
import type { Answer, TestPortal } from './start-test-portal.ts'

export const TODAY = dayInIndia(new Date())
export const NEW_PROCESS = { template: 'bed-aided', title: 'B.Ed 2026', firstDay: TODAY }

/** The names of the fields with an error. */
export const fieldsOf = ({ reply }: Answer): string[] | undefined =>
  reply.errors?.map(({ field }: { field: string }) => field)

/** A portal in which an administrator prepares a merit process anew before each test. */
export function preparedPortal(portal: TestPortal) {
  const shared = { headers: {} as Record<string, string>, id: '' }
  const given: { open?: OpenCourse } = {}
  const open = () => given.open as OpenCourse
  const post = (path: string, body: unknown, as = shared.headers) =>
    portal.call('POST', `/api/merit/staff${path}`, body, as)
  const change = (path: string, body: object, as = shared.headers) => post(`/process/${shared.id}/${path}`, body, as)
  const stored = (): Promise<ProcessRecord> => requireProcess(portal.payload, shared.id)

  beforeAll(async () => {
    shared.headers = (await aStaffSession(portal, ['administrator'])).headers
    given.open = await anOpenCourse(portal.payload)
  })
  beforeEach(async () => {
    const { payload } = portal
    for (const collection of ['merit-processes', 'seat-matrices', 'merit-lists', 'allotment-runs'] as const)
      await deleteRows({ payload, collection, where: { id: { exists: true } } })
    const { reply } = await post('/process', { ...NEW_PROCESS, sessionYear: open().sessionYear })
    shared.id = reply.result.id
  })

  const units = (): SentUnits['units'] =>
    open().colleges.map(({ id: college }) => ({ college, subject: 'HISTORY', amountPaise: 500_000 }))
  const saveUnits = async () =>
    change('units', { revision: (await stored()).revision, units: units(), creditsFee: true })
  const seats = async (): Promise<SentMatrix> => {
    const { revision, units: saved } = await stored()
    const rows = saved.map(({ code }) => ({ unit: code, category: 'UR' as const, seats: 10, minimum: { PWD: 1 } }))
    const totals = Object.fromEntries(saved.map(({ code }) => [code, 10]))
    return { revision, rows, totals, note: '', proposedBy: '' }
  }
  /** With colleges and seats; returns the revision. */
  const prepared = async () => {
    await saveUnits()
    await change('matrix', await seats())
    return (await stored()).revision
  }
  const opened = async () => {
    await change('open', { revision: await prepared() })
    return stored()
  }
  return { open, id: () => shared.id, post, change, stored, units, saveUnits, seats, prepared, opened }
}
