import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { statedIn } from '@pravesh/shared/admissions/claims/claim-states'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anOpenCourse,
  aPaidApplication,
  aRejectedApplication,
  aSubmittedApplication,
  type OpenCourse,
  reread,
} from '../../../test/builders/applications.ts'
import { madeEntry } from '../../../test/builders/merit-entries.ts'
import { anOpenProcess } from '../../../test/builders/open-processes.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { checkClaim } from '../../admissions/claims/check-claim.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { features } from '../../features.ts'
import { findProcess, type ProcessRecord } from '../processes/find-process.ts'
import { entryOf } from './entry-record.ts'
import { makeEntries } from './make-entries.ts'
import { refreshAll, refreshEntry } from './refresh-entries.ts'

const portal = startTestPortal()
let open: OpenCourse
let other: OpenCourse
let process: ProcessRecord
beforeAll(async () => {
  const { payload } = portal
  other = await anOpenCourse(payload, 'DPHARM')
  open = await anOpenCourse(payload, 'DELED')
  process = await anOpenProcess(payload, { open })
})

const entriesOf = (payload: Payload, { id }: ProcessRecord) =>
  readRows({ payload, collection: 'merit-entries', where: { process: { equals: id } }, sort: 'number', limit: 1000 })
const current = async () => (await findProcess(portal.payload, process.id)) ?? process

describe('entries', () => {
  it('are made once, for all sent applications of the course and session', async () => {
    const { payload } = portal
    const unpaid = await aSubmittedApplication(payload, { open })
    const paid = await aPaidApplication(payload, { open })
    await aPaidApplication(payload, { open: other })
    const now = new Date()
    await Promise.all([1, 2].map(() => makeEntries({ payload, process, now })))
    await makeEntries({ payload, process: await current(), now })
    const entries = await entriesOf(payload, process)
    expect(entries.map(({ key }) => key).sort()).toEqual([unpaid.id, paid.id].sort())
    expect(new Set(entries.map(({ rowKey }) => rowKey)).size).toBe(2)
    expect(await entryOf(payload, unpaid.id)).toMatchObject({
      college: open.colleges[0].id,
      findings: [{ code: 'fee-unpaid' }, { code: 'marks-missing' }],
      isValid: false,
    })
  })

  it('are made by the minutely work, only in an open process', async () => {
    const { payload } = portal
    const application = await aPaidApplication(payload, { open: other })
    const draft = await anOpenProcess(payload, { open: other, state: 'draft' })
    const run = async () => {
      const work = features.find(({ collections }) => collections?.some(({ slug }) => slug === 'merit-entries'))?.work
      for (const { run: runDue } of work ?? []) await runDue({ payload, now: () => new Date() })
    }
    await run()
    expect(await entryOf(payload, application.id)).toBeNull()
    const where = { id: { equals: draft.id } }
    await changeOne({ payload, collection: 'merit-processes', where, data: { state: 'open' } })
    await run()
    expect(await entryOf(payload, application.id)).toMatchObject({ process: draft.id })
    expect((await findProcess(payload, draft.id))?.dueAt).toBeTruthy()
  })

  it.each([
    ['category', { category: 'OBC' }, (answers: Answers) => ({ category: answers.obcGroup, groups: ['W'] })],
    // With its own minimum score, a group brings people on the list whose category stays.
    ['disability', { speciallyAbled: 'YES' }, () => ({ category: 'UR', groups: ['W', 'PWD'] })],
  ] as const)('take what a claim of %s gives once it is confirmed', async (claim, answers, given) => {
    const { payload } = portal
    const change = { category: 'GENERAL', gender: 'FEMALE', ...answers }
    const application = await aPaidApplication(payload, { open, answers: change })
    const now = new Date()
    const entry = await madeEntry({ payload, process, application, now })
    expect(entry).toMatchObject({ category: 'UR', groups: ['W'] })
    expect(entry.findings).toContainEqual({ code: 'claim-unchecked', claim })
    const stated = statedIn(claim, application.answers)
    const sent = { claim, verdict: 'confirmed' as const, before: null, stated, reason: '', prepared: [] }
    await checkClaim({ payload, staff: await anAdmissionsOfficer(payload), id: application.id, sent, now })
    await refreshAll({ payload, process, now })
    expect(await entryOf(payload, application.id)).toMatchObject({
      ...given(application.answers),
      revision: entry.revision,
      explanations: [{ code: 'claim-decided' }],
    })
  })

  it('stay out when a seat ends while they are brought up to date', async () => {
    const { payload } = portal
    const application = await aPaidApplication(payload, { open })
    const now = new Date()
    const entry = await madeEntry({ payload, process, application, now })
    const where = { id: { equals: entry.id } }
    await changeOne({
      payload,
      collection: 'merit-entries',
      where,
      data: { standing: 'out', outReason: 'declined' },
    })
    const corrected = { ...application, studentName: 'Mina Das (Roy)' }
    await refreshEntry({ payload, process, entry, application: corrected, now })
    expect(await entryOf(payload, application.id)).toMatchObject({ standing: 'out', outReason: 'declined' })
  })

  it('end with a rejection, and are in again if it is taken back', async () => {
    const { payload } = portal
    const staffId = (await anAdmissionsOfficer(payload)).id
    const rejected = await aRejectedApplication(payload, { open, staffId })
    const now = new Date()
    await madeEntry({ payload, process, application: rejected, now })
    await refreshAll({ payload, process, now })
    expect(await entryOf(payload, rejected.id)).toMatchObject({
      findings: [{ code: 'application-ended' }],
      standing: 'out',
      outReason: 'application-ended',
    })
    const where = { id: { equals: rejected.id } }
    await changeOne({ payload, collection: 'applications', where, data: { status: 'REOPENED' } })
    expect((await reread(payload, rejected.id)).status).toBe('REOPENED')
    await refreshAll({ payload, process, now })
    expect(await entryOf(payload, rejected.id)).toMatchObject({ standing: 'in', outReason: null })
  })
})
