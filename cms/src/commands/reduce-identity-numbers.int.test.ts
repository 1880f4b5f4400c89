import { readFile } from 'node:fs/promises'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenCourse, aSubmittedApplication, type OpenCourse } from '../../test/builders/applications.ts'
import { keepIdentityNumbers } from '../../test/builders/identity-numbers.ts'
import { anActiveStudent } from '../../test/builders/students.ts'
import { killAtWrite } from '../../test/kill-at-write.ts'
import { itsRule } from '../../test/left-out-on-mongodb.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { findDraft } from '../admissions/drafts/find-draft.ts'
import { saveDraft } from '../admissions/drafts/save-draft.ts'
import { sqliteOf } from '../database/adapter/sqlite-of.ts'
import { deleteRows } from '../database/records/delete-rows.ts'
import { readRows } from '../database/records/read-rows.ts'
import { processEnv } from '../foundation/settings/env.ts'
import type { Student } from '../payload-types.ts'
import { reduceIdentityNumbersIn } from './reduce-identity-numbers.ts'

const portal = startTestPortal()
const AADHAAR = '234567890124'
const COUNT = 3
let open: OpenCourse

beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
})

const draftOwner = ({ id }: Student) => ({ studentId: id, course: 'BED' as const })

/** Applications and drafts of a portal that keeps full numbers. */
async function withFullNumbers() {
  const { payload } = portal
  for (const collection of ['application-events', 'applications', 'application-drafts'] as const)
    await deleteRows({ payload, collection, where: { id: { exists: true } } })
  await keepIdentityNumbers(payload, 'full')
  const students: Student[] = []
  for (let made = 0; made < COUNT; made++) {
    const student = await anActiveStudent(payload)
    await aSubmittedApplication(payload, { open, student, answers: { aadhaar: AADHAAR } })
    const flags = { detailsSaved: false, educationSaved: false, termsAccepted: false }
    const content = { answers: { aadhaar: AADHAAR, fatherName: 'BIMAL' }, documents: {}, ...flags }
    await saveDraft({ payload, owner: draftOwner(student), content, revision: 0, now: new Date() })
    students.push(student)
  }
  return students
}

async function reduce(confirmed: boolean) {
  const lines: string[] = []
  const report = (line: string) => void lines.push(line)
  const isDone = await reduceIdentityNumbersIn({ payload: portal.payload, confirmed, report })
  return { isDone, output: lines.join('\n') }
}

const applications = () =>
  readRows({
    payload: portal.payload,
    collection: 'applications',
    fields: ['answers', 'shown', 'aadhaarSealed', 'aadhaarHash'],
    limit: 100,
  })

/** Everything that could be decrypted to a number. */
async function sealedTexts(): Promise<string[]> {
  const rows = await applications()
  const drafts = await readRows({ payload: portal.payload, collection: 'application-drafts', limit: 100 })
  return [...rows.flatMap(({ aadhaarSealed }) => aadhaarSealed ?? []), ...drafts.map(({ content }) => content)]
}

async function databaseBytes(): Promise<string> {
  const file = processEnv().databaseUri.replace(/^file:/, '')
  const read = (name: string) => readFile(name, 'latin1').catch(() => '')
  return (await read(file)) + (await read(`${file}-wal`))
}

describe('the command', () => {
  let students: Student[]
  beforeEach(async () => {
    students = await withFullNumbers()
  })

  itsRule('refuses while the portal keeps full numbers', async () => {
    await expect(reduce(true)).rejects.toThrow('The portal keeps full Aadhaar numbers.')
  })

  itsRule('counts first, and changes nothing', async () => {
    const before = await sealedTexts()
    await keepIdentityNumbers(portal.payload, 'last-four')
    const { isDone, output } = await reduce(false)
    expect(isDone).toBe(false)
    expect(output).toContain('applications with more than that: 3')
    expect(output).toContain('unsent forms with a number: 3')
    expect(await sealedTexts()).toEqual(before)
  })

  it('keeps last four digits and hash, and leaves no trace of the rest in the file of the database', async () => {
    const sealed = await sealedTexts()
    const [hash] = (await applications()).map(({ aadhaarHash }) => aadhaarHash)
    await keepIdentityNumbers(portal.payload, 'last-four')
    const { isDone, output } = await reduce(true)
    expect(isDone).toBe(true)
    expect(output).toContain('Backups and log archives from before still hold the numbers')
    for (const row of await applications()) {
      expect(row).toMatchObject({ answers: { aadhaar: 'XXXX XXXX 0124' }, aadhaarHash: hash })
      expect(row.aadhaarSealed ?? null).toBeNull()
    }
    for (const student of students) {
      const draft = await findDraft({ payload: portal.payload, owner: draftOwner(student) })
      expect(draft?.answers).toEqual({ fatherName: 'BIMAL' })
    }
    if (sqliteOf(portal.payload)) {
      const bytes = await databaseBytes()
      expect(bytes).toContain('XXXX XXXX 0124')
      expect([AADHAAR, ...sealed].filter((text) => bytes.includes(text))).toEqual([])
    }
    expect(await reduce(true)).toMatchObject({ isDone: true })
  })

  it('removes everything if nothing is kept', async () => {
    await keepIdentityNumbers(portal.payload, 'none')
    expect((await reduce(true)).isDone).toBe(true)
    for (const row of await applications()) {
      expect(row.answers).not.toHaveProperty('aadhaar')
      expect(JSON.stringify(row.shown)).not.toMatch(/XXXX XXXX|Aadhaar number/)
      expect([row.aadhaarSealed ?? null, row.aadhaarHash ?? null]).toEqual([null, null])
    }
    if (sqliteOf(portal.payload)) expect(await databaseBytes()).not.toContain('XXXX XXXX 0124')
  })

  it('is completed by the next run, wherever it was killed', async () => {
    for (let nth = 1; nth <= 2 * COUNT; nth += 2) {
      await withFullNumbers()
      await keepIdentityNumbers(portal.payload, 'last-four')
      expect(await killAtWrite(portal.payload, nth, () => reduce(true))).toEqual({ died: true })
      expect((await applications()).filter(({ aadhaarHash }) => !aadhaarHash)).toEqual([])
      expect((await reduce(true)).isDone).toBe(true)
      expect((await applications()).filter(({ aadhaarSealed }) => aadhaarSealed)).toEqual([])
    }
  })
})
