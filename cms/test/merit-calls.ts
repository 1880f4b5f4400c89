import type { Marks } from '@pravesh/shared/allotment/entries/entry'
import { beforeAll } from 'vitest'
import type { ApplicationRecord } from '../src/admissions/applications/application-record.ts'
import { entryOf } from '../src/allotment/entries/entry-record.ts'
import { changeAll } from '../src/database/records/change-all.ts'
import type { Role } from '../src/staff/permissions/roles.ts'
import { aPaidApplication, type OpenCourse } from './builders/applications.ts'
import { evenMarks } from './builders/open-processes.ts'
import { anActiveStudent, loggedIn } from './builders/students.ts'
import { aStaffSession } from './staff-session.ts'
import type { TestPortal } from './start-test-portal.ts'

/** An applicant of a merit process, and the headers of a session. */
export interface Applicant {
  application: ApplicationRecord
  headers: Record<string, string>
}

/** Calls of applicants and staff about merit processes. */
export function meritTestCalls(portal: TestPortal) {
  const sessions = new Map<Role, Record<string, string>>()
  beforeAll(async () => {
    for (const role of ['administrator', 'admissions-officer', 'verifier'] as const)
      sessions.set(role, (await aStaffSession(portal, [role])).headers)
  })
  const staff = (role: Role) => sessions.get(role) ?? {}

  async function anApplicant(open: OpenCourse, change: { name?: string; answers?: object } = {}): Promise<Applicant> {
    const { payload } = portal
    const student = await anActiveStudent(payload, change.name ? { name: change.name } : {})
    const application = await aPaidApplication(payload, { open, student, answers: { ...change.answers } })
    const where = { id: { in: Object.values(application.documents) } }
    await changeAll({ payload, collection: 'applicant-documents', where, data: { state: 'VERIFIED' } })
    return { application, headers: await loggedIn(payload, student) }
  }

  const revisionOf = async ({ application }: Applicant) =>
    (await entryOf(portal.payload, application.id))?.revision ?? 1

  const send = (applicant: Applicant, call: string, body: unknown) =>
    portal.call('POST', `/api/merit/${applicant.application.id}/${call}`, body, applicant.headers)

  return {
    staff,
    anApplicant,
    revisionOf,
    send,
    async saveMarks(applicant: Applicant, marks: Marks, revision?: number) {
      return send(applicant, 'marks', { revision: revision ?? (await revisionOf(applicant)), marks })
    },
    async verify(applicant: Applicant, body: object, headers = staff('verifier')) {
      const sent = { revision: await revisionOf(applicant), ...body }
      return portal.call('POST', `/api/merit/staff/entry/${applicant.application.id}/verify`, sent, headers)
    },
    /** An applicant whose marks are verified: as typed, with this mean. */
    async aVerified(open: OpenCourse, mean: number, change: { name?: string; answers?: object } = {}) {
      const applicant = await anApplicant(open, change)
      const marks = evenMarks(mean)
      await this.saveMarks(applicant, marks)
      await this.verify(applicant, { verdict: 'verified', marks })
      return applicant
    },
    preview: (processId: string, kind: string) =>
      portal.call('GET', `/api/merit/staff/process/${processId}/list?kind=${kind}`, undefined, staff('administrator')),
    publish: (processId: string, body: object, headers = staff('administrator')) =>
      portal.call('POST', `/api/merit/staff/process/${processId}/list`, body, headers),
    /** Publishes what a preview shows. */
    async publishSeen(processId: string, kind: 'provisional' | 'final') {
      const { version, hash } = (await this.preview(processId, kind)).reply.result
      return this.publish(processId, { kind, version, hash })
    },
  }
}
