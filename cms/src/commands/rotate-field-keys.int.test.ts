/** @sqlite-only what it rewrites; rotate-field-keys-processes.int.test.ts rewrites on both databases */
import { randomBytes, randomUUID } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appSecrets } from '../../test/builders/app-secrets.ts'
import { anOpenCourse, aSubmittedApplication, type OpenCourse } from '../../test/builders/applications.ts'
import { COURIER_TOKEN, courierEncryption, courierTokens } from '../../test/builders/courier-tokens.ts'
import { identityNumbersIn, keepIdentityNumbers, moreIdentityKeys } from '../../test/builders/identity-numbers.ts'
import { sealedRights } from '../../test/builders/sealed-rights.ts'
import { anActiveStudent } from '../../test/builders/students.ts'
import { killAtWrite } from '../../test/kill-at-write.ts'
import { sendWaiting } from '../../test/outbox.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { phoneCode } from '../accounts/messages/phone-code.ts'
import { findDraft } from '../admissions/drafts/find-draft.ts'
import { saveDraft } from '../admissions/drafts/save-draft.ts'
import { deleteRows } from '../database/records/delete-rows.ts'
import { readRows } from '../database/records/read-rows.ts'
import { updateRow } from '../database/records/update-row.ts'
import { decrypt, keyIdOf } from '../foundation/crypto/encrypt.ts'
import { portalOf } from '../foundation/portal.ts'
import { queueMessage } from '../messaging/outbox/queue-message.ts'
import { rotateFieldKeys } from '../operations/field-keys/rotate-field-keys.ts'
import type { ApplicationDraft, CourierSession, Message } from '../payload-types.ts'
import type { EncryptedField } from '../portal/encrypted-field.ts'

const portal = startTestPortal()
const env = () => portalOf(portal.payload).env
let oldest: string
const AADHAAR = '234567890124'
const APAAR = '123456789012'
const phone = '9830012345'
const flags = { detailsSaved: false, educationSaved: false, termsAccepted: false }

/** Simulates a restart with another FIELD_KEY. */
const restartWith = (...fieldKeys: string[]) => Object.assign(env(), { fieldKeys })
const aKey = () => randomBytes(32).toString('hex')

const EMPTIED = [
  'application-events',
  'applications',
  'application-drafts',
  'messages',
  'identity-keys',
  'rights-requests',
  'nominated-persons',
] as const
let open: OpenCourse
let fields: EncryptedField[]
beforeAll(async () => {
  oldest = env().fieldKeys[0] ?? ''
  await keepIdentityNumbers(portal.payload, 'full')
  open = await anOpenCourse(portal.payload, 'BED')
  const { features } = await import('../features.ts')
  fields = features.flatMap(({ encryptedFields }) => encryptedFields ?? [])
})
beforeEach(async () => {
  restartWith(oldest)
  for (const collection of EMPTIED) await deleteRows({ payload: portal.payload, collection, where: {} })
})

const DEFAULTS = { report: () => undefined, pageSize: 2 }
const rotate = (options: { report?: (progress: unknown) => void } = {}) =>
  rotateFieldKeys({ payload: portal.payload, fields, fieldKeys: env().fieldKeys, ...DEFAULTS, ...options })

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

const settings = () => ({ mode: 'live', fieldKeys: env().fieldKeys, publicUrl: 'https://portal.example' }) as const
const queueCode = () =>
  queueMessage(
    { payload: portal.payload, event: randomUUID(), now: new Date(), settings: settings() },
    { to: phone, template: phoneCode, variables: { code: '482913', minutes: 5 } },
  )

/** Three of every kind of encrypted value; one of each in the format from before key ids. */
async function everythingEncrypted() {
  const drafts = []
  for (let made = 0; made < 3; made++) {
    await aSubmittedApplication(portal.payload, { open, answers: { aadhaar: AADHAAR, apaar: APAAR } })
    drafts.push(await aDraft())
  }
  // Messages about applications are encrypted too; exactly three codes are easier to count.
  await deleteRows({ payload: portal.payload, collection: 'messages', where: {} })
  for (let queued = 0; queued < 3; queued++) await queueCode()
  await courierTokens(portal.payload)
  await moreIdentityKeys(portal.payload)
  await appSecrets(portal.payload)
  await sealedRights(portal.payload)
  for (const { collection, field } of fields) {
    const row = (await allOf(collection)).find((each) => each[field])
    const value = String(row?.[field]).replace(/^v1\.[0-9a-f]{8}\./, '')
    await updateRow({ payload: portal.payload, collection, where: String(row?.id), data: { [field]: value } })
  }
  return { drafts }
}

function allOf(collection: CollectionSlug): Promise<Record<string, unknown>[]> {
  return readRows({ payload: portal.payload, collection, limit: 0 })
}

/** Decrypts all values through the portal's own code. */
async function readable(drafts: Awaited<ReturnType<typeof aDraft>>[]) {
  const numbers = await identityNumbersIn(portal.payload)
  const sessions = (await allOf('courier-sessions')) as unknown as CourierSession[]
  const tokens = sessions.map(({ courier, token }) => decrypt(token ?? '', courierEncryption(portal.payload, courier)))
  const fathers = await Promise.all(drafts.map(async ({ read }) => (await read())?.answers.fatherName))
  return { numbers: new Set(numbers), tokens: new Set(tokens), fathers }
}

async function sentCodes(): Promise<unknown[]> {
  const sent: unknown[] = []
  const sms = { send: async ({ variables }: { variables?: object }) => ({ reference: `no-${sent.push(variables)}` }) }
  const { fieldKeys } = env()
  await sendWaiting({ payload: portal.payload, drivers: { email: 'none', sms }, fieldKeys, now: () => new Date() })
  return sent
}

const left = (results: { left: number }[]) => results.map((result) => result.left)
const numbers = new Set([AADHAAR, APAAR])
const all = { numbers, tokens: new Set([COURIER_TOKEN]), fathers: Array(3).fill('BIMAL') }

describe('rotating FIELD_KEY', () => {
  it('leaves no value that needs the old key and loses none', async () => {
    const { drafts } = await everythingEncrypted()
    const newest = aKey()
    restartWith(newest, oldest)
    expect(await readable(drafts)).toEqual(all)
    expect(await rotate()).toMatchObject(Array(9).fill({ done: 3, left: 0, unreadable: [] }))
    restartWith(newest)
    expect(await readable(drafts)).toEqual(all)
    expect(await sentCodes()).toMatchObject(Array(3).fill({ code: '482913' }))
    // Fails if a new encrypted field is not listed by its feature.
    const rows = (await Promise.all(portal.payload.config.collections.map(({ slug }) => allOf(slug)))).flat()
    expect(rows.length).toBeGreaterThan(9)
    expect(JSON.stringify(rows)).not.toContain(`v1.${keyIdOf(oldest)}.`)
  })

  it('does nothing the second time', async () => {
    await everythingEncrypted()
    restartWith(aKey(), oldest)
    await rotate()
    expect(await rotate()).toMatchObject(Array(9).fill({ done: 0, left: 0 }))
  })

  it('is completed by the next run, wherever it was killed', async () => {
    const { drafts } = await everythingEncrypted()
    const keys = [oldest]
    for (let nth = 1; nth <= 12; nth++) {
      const newest = aKey()
      keys.unshift(newest)
      restartWith(newest, keys[1] ?? '')
      expect(await killAtWrite(portal.payload, nth, () => rotate())).toEqual({ died: true })
      expect(await readable(drafts)).toEqual(all)
      const results = await rotate()
      expect(left(results)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0])
      expect(results.reduce((sum, { done }) => sum + done, 0)).toBe(27 - (nth - 1))
      restartWith(newest)
      expect(await readable(drafts)).toEqual(all)
    }
    expect(await sentCodes()).toMatchObject(Array(3).fill({ code: '482913' }))
  })

  it('never overwrites a concurrent write', async () => {
    const { read, save } = await aDraft()
    restartWith(aKey(), oldest)
    await beforeFirstUpdate(() => save('AMAL', 1), rotate)
    expect(await read()).toMatchObject({ revision: 2, answers: { fatherName: 'AMAL' } })
  })

  it('finds values written concurrently with the old key', async () => {
    await aDraft()
    const keys = [aKey(), oldest]
    restartWith(...keys)
    let later: Awaited<ReturnType<typeof aDraft>> | undefined
    const addOld = async () => {
      restartWith(oldest)
      later = await aDraft()
      restartWith(...keys)
    }
    const [, , , , , drafts] = await beforeFirstUpdate(addOld, rotate)
    expect(drafts).toMatchObject({ done: 2, left: 0 })
    restartWith(keys[0] ?? '')
    expect(await later?.read()).toMatchObject({ answers: { fatherName: 'BIMAL' } })
  })

  it('continues after a value that no key decrypts, and reports its row', async () => {
    await everythingEncrypted()
    const [first] = (await allOf('application-drafts')) as unknown as ApplicationDraft[]
    const data = { content: `v1.00000000.${'A'.repeat(60)}` }
    await updateRow({ payload: portal.payload, collection: 'application-drafts', where: first?.id ?? '', data })
    restartWith(aKey(), oldest)
    const results = await rotate()
    expect(left(results)).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0])
    expect(results[5]).toMatchObject({ done: 2, unreadable: [first?.id] })
    expect((await readable([])).numbers).toEqual(all.numbers)
    expect(left(await rotate())).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0])
  })

  it('reports its progress', async () => {
    await everythingEncrypted()
    restartWith(aKey(), oldest)
    const reported: unknown[] = []
    await rotate({ report: (progress) => void reported.push(progress) })
    expect(reported.slice(6, 8)).toEqual([
      { label: 'Aadhaar numbers of applications', done: 2, left: 1 },
      { label: 'Aadhaar numbers of applications', done: 3, left: 0 },
    ])
  })

  it('skips sent messages', async () => {
    await queueCode()
    await sentCodes()
    restartWith(aKey(), oldest)
    await rotate()
    expect((await allOf('messages')) as unknown as Message[]).toMatchObject([{ status: 'sent', sealed: null }])
  })
})

/** Runs `run` between a rotation's read and its first update. */
async function beforeFirstUpdate<Result>(
  run: () => Promise<unknown>,
  rotation: () => Promise<Result>,
): Promise<Result> {
  const { db } = portal.payload
  const { updateOne } = db
  db.updateOne = async (...given) => {
    db.updateOne = updateOne
    await run()
    return Reflect.apply(updateOne, db, given)
  }
  return rotation()
}
