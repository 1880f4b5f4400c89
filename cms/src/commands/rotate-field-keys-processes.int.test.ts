import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenCourse } from '../../test/builders/applications.ts'
import { anActiveStudent } from '../../test/builders/students.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { findDraft } from '../admissions/drafts/find-draft.ts'
import { saveDraft } from '../admissions/drafts/save-draft.ts'
import { deleteRows } from '../database/records/delete-rows.ts'
import { keyIdOf } from '../foundation/crypto/encrypt.ts'
import { portalOf } from '../foundation/portal.ts'
import { announceFieldKeys, countProcessesWithout, EXPIRY_MS } from '../operations/field-keys/running-processes.ts'
import { requireKnownKey } from './rotate-field-keys.ts'

const portal = startTestPortal()
const env = () => portalOf(portal.payload).env
let oldest: string
const AADHAAR = '234567890124'
const flags = { detailsSaved: false, educationSaved: false, termsAccepted: false }

/** Simulates a restart with another FIELD_KEY. */
const restartWith = (...fieldKeys: string[]) => Object.assign(env(), { fieldKeys })
const aKey = () => randomBytes(32).toString('hex')

beforeAll(async () => {
  oldest = env().fieldKeys[0] ?? ''
  await anOpenCourse(portal.payload, 'BED')
})
beforeEach(async () => {
  restartWith(oldest)
  for (const collection of ['application-events', 'applications', 'application-drafts', 'messages'] as const) {
    await deleteRows({ payload: portal.payload, collection, where: {} })
  }
})

async function aDraft() {
  const student = await anActiveStudent(portal.payload)
  const owner = { studentId: student.id, course: 'BED' as const }
  const save = (fatherName: string, revision: number) =>
    saveDraft({
      payload: portal.payload,
      owner,
      content: { answers: { aadhaar: AADHAAR, fatherName }, documents: {}, ...flags },
      revision,
      now: new Date(),
    })
  await save('BIMAL', 0)
  return { save, read: () => findDraft({ payload: portal.payload, owner }) }
}

describe('a running process without the new key', () => {
  it('prevents a rotation until it is restarted', async () => {
    const [newest, { payload }] = [aKey(), portal]
    const before = await announceFieldKeys({ payload, fieldKeys: [oldest] })
    await expect(requireKnownKey(payload, newest, 0)).rejects.toThrow(keyIdOf(newest))
    await before.stop()
    const after = await announceFieldKeys({ payload, fieldKeys: [newest, oldest] })
    await expect(requireKnownKey(payload, newest, 0)).resolves.toBeUndefined()
    await after.stop()
  })

  it('does not count after its heartbeat has expired', async () => {
    const { payload } = portal
    const { stop } = await announceFieldKeys({ payload, fieldKeys: [oldest] })
    const now = (later: number) => new Date(Date.now() + later)
    const count = (later: number) => countProcessesWithout({ payload, fieldKey: aKey(), now: now(later) })
    expect([await count(0), await count(EXPIRY_MS + 1000)]).toEqual([1, 0])
    await stop()
  })
})

describe('a draft whose key is missing', () => {
  it('throws and is not treated as empty, which the next save would overwrite', async () => {
    const { read } = await aDraft()
    restartWith(aKey())
    await expect(read()).rejects.toThrow(keyIdOf(oldest))
    restartWith(oldest)
    expect(await read()).toMatchObject({ answers: { fatherName: 'BIMAL' } })
  })
})
