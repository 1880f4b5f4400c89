import type { DeskRequest } from '@pravesh/shared/rights/desk'
import type { RightKind } from '@pravesh/shared/rights/kinds'
import { beforeAll, beforeEach } from 'vitest'
import { deleteRows } from '../src/database/records/delete-rows.ts'
import { readRows } from '../src/database/records/read-rows.ts'
import { runDue } from '../src/database/work/run-due.ts'
import type { RightsRequest, Student } from '../src/payload-types.ts'
import { rightsWork } from '../src/rights/effects/rights-work.ts'
import { loggedIn, PASSWORD } from './builders/students.ts'
import { aStaffSession, type StaffSession } from './staff-session.ts'
import type { TestPortal } from './start-test-portal.ts'

/** Requests about rights: what students and staff call. Begins each test without any. */
export function rightsIn(portal: TestPortal) {
  const given: { administrator?: StaffSession } = {}
  beforeAll(async () => {
    given.administrator = await aStaffSession(portal, ['administrator'], 'Amit Admin')
  })
  beforeEach(async () => {
    for (const collection of ['rights-requests', 'nominated-persons', 'rate-limits'] as const)
      await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
  })
  const administrator = () => given.administrator as StaffSession

  const asStudent = async (student: Student, path: string, body?: object) =>
    portal.call(body ? 'POST' : 'GET', `/api/${path}`, body, await loggedIn(portal.payload, student))
  const asStaff = (path: string, body?: object, { headers } = administrator()) =>
    portal.call(body ? 'POST' : 'GET', `/api/rights/staff/${path}`, body, {
      ...headers,
      'sec-fetch-site': 'same-origin',
    })
  const desk = async (id: string): Promise<DeskRequest> => (await asStaff(id)).reply.result

  return {
    administrator,
    asStudent,
    asStaff,
    desk,
    /** What a member of staff does with a request as it is shown. */
    act: async (id: string, what: 'answer' | 'reject' | 'erase', text = 'Done as you asked.') =>
      asStaff(`${id}/${what}`, { text, revision: (await desk(id)).revision }),
    ask: (student: Student, kind: RightKind, text = 'My words') =>
      asStudent(student, 'rights/requests', { kind, text }),
    askErasure: (student: Student) => asStudent(student, 'user/requestDeletion', { password: PASSWORD }),
    mine: async (student: Student) => (await asStudent(student, 'rights/mine')).reply.result,
    async latest(): Promise<RightsRequest> {
      const [request] = await readRows({
        payload: portal.payload,
        collection: 'rights-requests',
        sort: '-askedAt',
        limit: 1,
      })
      if (!request) throw new Error('There is no request.')
      return request
    },
    /** Runs what is due, as after a killed process. */
    heal: () =>
      runDue({ payload: portal.payload, work: rightsWork, now: () => new Date(Date.now() + 60 * 60_000), limit: 100 }),
  }
}
