import { existsSync } from 'node:fs'
import { startOfDay } from '@pravesh/shared/platform/day-in-india'
import { addDays } from '@pravesh/shared/platform/days'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { beforeAll, beforeEach, expect } from 'vitest'
import type { ApplicationRecord } from '../src/admissions/applications/application-record.ts'
import { documentName } from '../src/admissions/uploads/document-folder.ts'
import { deleteRows } from '../src/database/records/delete-rows.ts'
import { readRows } from '../src/database/records/read-rows.ts'
import { updateRow } from '../src/database/records/update-row.ts'
import { portalOf } from '../src/foundation/portal.ts'
import { runRetention } from '../src/retention/runs/run-retention.ts'
import { drawnName } from '../src/storage/drawn-names.ts'
import { anAdmissionsOfficer, anOpenCourse, aRejectedApplication, type OpenCourse } from './builders/applications.ts'
import { aPdf } from './builders/documents.ts'
import { aStaffSession, type StaffSession } from './staff-session.ts'
import type { TestPortal } from './start-test-portal.ts'
import { storedPath } from './stored-path.ts'

export const today = dayInIndia(new Date())

/** The first moment at which a period of so many days has ended that began today. */
export const after = (days: number) => new Date(startOfDay(addDays(today, days + 1)))

/** The paths of files that exist. */
export const existing = (paths: readonly string[]) => paths.filter((path) => existsSync(path))

/** Applications with files, holds and runs of the nightly job. Begins each test without any. */
export function retentionIn(portal: TestPortal) {
  const given: { open?: OpenCourse; staffId?: string; administrator?: StaffSession } = {}
  beforeAll(async () => {
    given.open = await anOpenCourse(portal.payload, 'DELED')
    given.staffId = (await anAdmissionsOfficer(portal.payload)).id
    given.administrator = await aStaffSession(portal, ['administrator'], 'Amit Admin')
  })
  beforeEach(async () => {
    const { payload } = portal
    const where = { id: { exists: true } }
    for (const collection of ['retention-runs', 'legal-holds', 'application-events', 'applications'] as const)
      await deleteRows({ payload, collection, where })
    await deleteRows({ payload, collection: 'applicant-documents', where })
  })
  const open = () => given.open as OpenCourse
  const staffId = () => given.staffId ?? ''
  const administrator = () => given.administrator as StaffSession
  const call = (method: string, path: string, body?: object, { headers } = administrator()) =>
    portal.call(method, path, body, { ...headers, 'sec-fetch-site': 'same-origin' })

  const documentsOf = ({ id }: ApplicationRecord) =>
    readRows({
      payload: portal.payload,
      collection: 'applicant-documents',
      where: { applicationId: { equals: id } },
    })

  /** Stores the file of each document, and a page drawn from it. Returns the paths of both. */
  async function withFiles(application: ApplicationRecord): Promise<string[]> {
    const { payload } = portal
    const paths: string[] = []
    for (const { id } of await documentsOf(application)) {
      const filename = `${id}.pdf`
      await updateRow({ payload, collection: 'applicant-documents', where: id, data: { filename } })
      const file = documentName(filename)
      for (const name of [file, drawnName(file, 1)]) {
        await portalOf(payload).storage.put(name, aPdf())
        paths.push(storedPath(payload, name))
      }
    }
    expect(paths.length).toBeGreaterThan(4)
    return paths
  }

  return {
    open,
    staffId,
    administrator,
    call,
    documentsOf,
    withFiles,
    async aRejected() {
      const application = await aRejectedApplication(portal.payload, { open: open(), staffId: staffId() })
      return { application, paths: await withFiles(application) }
    },
    run: (now: Date) => runRetention({ payload: portal.payload, now }),
    hold: (student: string, by?: StaffSession) =>
      call('POST', '/api/legal-holds', { student, reason: 'Suit 12 of 2026' }, by),
    lift: (id: string) => call('PATCH', `/api/legal-holds/${id}`, { liftedReason: 'Settled' }),
    latest: async () =>
      (await readRows({ payload: portal.payload, collection: 'retention-runs', sort: '-day', limit: 1 }))[0],
  }
}
