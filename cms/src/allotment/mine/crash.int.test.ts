import { beforeAll, expect, it } from 'vitest'
import { anOpenCourse, aPaidApplication, type OpenCourse } from '../../../test/builders/applications.ts'
import { anOpenProcess, atStep, evenMarks } from '../../../test/builders/open-processes.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { type Applicant, meritTestCalls } from '../../../test/merit-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { runDue } from '../../database/work/run-due.ts'
import { lockChoices } from '../choices/lock-choices.ts'
import { entryOf } from '../entries/entry-record.ts'
import { makeEntries } from '../entries/make-entries.ts'
import { returnedNews } from '../marks/returned-news.ts'
import { findProcess, type ProcessRecord } from '../processes/find-process.ts'

const portal = startTestPortal()
const calls = meritTestCalls(portal)
let open: OpenCourse
let process: ProcessRecord
let one: Applicant
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  process = await anOpenProcess(portal.payload, { open })
  one = await calls.anApplicant(open)
})

/** Above the number of writes of anything here. A loop ends at the first run that is not killed. */
const MAX_WRITES = 30
const now = new Date()
const current = async () => (await findProcess(portal.payload, process.id)) ?? process
const messages = async (template: string) => {
  const where = { template: { equals: template } }
  return (await portal.payload.count({ collection: 'messages', where })).totalDocs
}

it('entries are made once each, also after a kill at any write', async () => {
  const { payload } = portal
  let died = true
  for (let nth = 1; died && nth < MAX_WRITES; nth += KILL_STEP) {
    const made = await Promise.all([1, 2].map(() => aPaidApplication(payload, { open })))
    ;({ died } = await killAtWrite(payload, nth, async () => makeEntries({ payload, process: await current(), now })))
    await makeEntries({ payload, process: await current(), now })
    for (const { id } of made) expect(await entryOf(payload, id)).not.toBeNull()
  }
  expect(died).toBe(false)
})

it('an applicant whose marks came back gets one message', async () => {
  const { payload } = portal
  const marks = evenMarks(50)
  let sent = 0
  let died = true
  for (let nth = 1; died && nth < MAX_WRITES; nth++) {
    await calls.saveMarks(one, marks)
    const returned = async () => {
      const { status } = await calls.verify(one, { verdict: 'returned', reason: 'Cut off.' })
      if (status >= 500) throw new Error('Killed at write of the call.')
    }
    ;({ died } = await killAtWrite(payload, nth, returned))
    const isReturned = (await entryOf(payload, one.application.id))?.verification === 'returned'
    await runDue({ payload, work: returnedNews, now: () => new Date(Date.now() + 5 * 60_000) })
    if (isReturned) sent += 1
    expect([nth, await messages('marks-returned')]).toEqual([nth, sent])
  }
  expect([died, sent > 1]).toEqual([false, true])
})

it('locked choices are copied to their applicant once', async () => {
  const { payload } = portal
  let sent = 0
  let died = true
  for (let nth = 1; died && nth < MAX_WRITES; nth++) {
    process = await atStep(payload, process, 'choices')
    const where = { id: { equals: process.id } }
    await changeOne({ payload, collection: 'merit-processes', where, data: { announced: null } })
    await calls.send(one, 'choices', { revision: await calls.revisionOf(one), choices: ['C1'] })
    process = await atStep(payload, process, 'rounds')
    ;({ died } = await killAtWrite(payload, nth, async () => lockChoices({ payload, process: await current(), now })))
    await lockChoices({ payload, process: await current(), now })
    sent += 1
    expect([nth, await messages('choices-locked')]).toEqual([nth, sent])
    expect((await entryOf(payload, one.application.id))?.lockedAt).toBeTruthy()
  }
  expect([died, sent > 2]).toEqual([false, true])
})
