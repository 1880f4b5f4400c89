import type { Marks } from '@pravesh/shared/allotment/entries/entry'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import type { StepKind } from '@pravesh/shared/allotment/process/steps'
import { beforeAll, expect } from 'vitest'
import type { ProcessRecord } from '../src/allotment/processes/find-process.ts'
import { changeOne } from '../src/database/records/change-one.ts'
import type { Student } from '../src/payload-types.ts'
import { anOpenCourse, type OpenCourse, reread } from './builders/applications.ts'
import { documentIdsOf } from './builders/document-ids.ts'
import { anOpenProcess, atStep } from './builders/open-processes.ts'
import { type Applicant, meritTestCalls } from './merit-calls.ts'
import { meritRounds, type Person } from './merit-rounds.ts'
import type { TestPortal } from './start-test-portal.ts'

interface Options {
  subjects: string[]
  rules?: Partial<ProcessRules>
  /** Of units by code, in paise; 5,000 rupees by default. */
  amounts?: Record<string, number>
}

/** A merit process of B.Ed with a list for each subject and a seat in each unit. All apply for English. */
export function subjectLists(portal: TestPortal, { subjects, rules, amounts = {} }: Options) {
  let open: OpenCourse
  let process: ProcessRecord
  const calls = meritTestCalls(portal)
  const rounds = meritRounds(portal, () => open)

  beforeAll(async () => {
    const { payload } = portal
    open = await anOpenCourse(payload, 'BED')
    process = await anOpenProcess(payload, { open, subjects, ...(rules && { rules }) })
    const units = process.units.map((unit) => ({ ...unit, amountPaise: amounts[unit.code] ?? 500_000 }))
    await changeOne({ payload, collection: 'merit-processes', where: { id: { equals: process.id } }, data: { units } })
    await rounds.matrix(
      process,
      units.map(({ code }) => ({ unit: code, category: 'UR', seats: 1, minimum: {} })),
    )
  })

  const personOf = async ({ application: { id, studentId } }: Applicant): Promise<Person> => ({
    student: (await portal.payload.findByID({ collection: 'students', id: studentId, depth: 0 })) as Student,
    entry: await rounds.entryFor(id),
  })

  return {
    ...{ calls, rounds, personOf },
    process: () => process,
    anApplicant: (answers: object = {}) => calls.anApplicant(open, { answers: { subject: 'ENGLISH', ...answers } }),
    /** Types marks, which an officer finds so in the documents, or otherwise. */
    async verify(applicant: Applicant, typed: Marks, found = typed): Promise<Applicant> {
      expect((await calls.saveMarks(applicant, typed)).status).toBe(200)
      expect((await calls.verify(applicant, { verdict: 'verified', marks: found })).status).toBe(200)
      return applicant
    },
    async goTo(step: StepKind, round = 1) {
      process = await atStep(portal.payload, process, step, round)
    },
    /** What the applicant sees of the process. */
    own: async ({ headers }: Applicant) =>
      (await portal.call('GET', '/api/merit/mine', undefined, headers)).reply.result[0],
    choose: async (applicant: Applicant, choices: string[]) =>
      calls.send(applicant, 'choices', { revision: await calls.revisionOf(applicant), choices }),
    /** Places and scores of a final list. */
    async finalRows(subject: string) {
      const path = `/api/merit/list?process=${process.id}&kind=final&subject=${encodeURIComponent(subject)}`
      const { rows } = (await portal.call('GET', path)).reply.result
      return rows.map(({ place, score }: { place: number; score: number }) => [place, score / 10_000])
    },
    /** Confirms the joining at the college, and returns the application. */
    async join(applicant: Applicant) {
      const { payload } = portal
      const { id: application } = applicant.application
      const { id, revision } = await rounds.seatOf(await personOf(applicant))
      const sent = { revision, documents: await documentIdsOf(payload, application) }
      const path = `/api/merit/staff/offer/${id}/join`
      expect((await portal.call('POST', path, sent, calls.staff('administrator'))).status).toBe(200)
      return reread(payload, application)
    },
  }
}
