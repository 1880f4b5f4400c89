import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { encrypt, keyIdOf } from '../../foundation/crypto/encrypt.ts'
import type { EncryptedField } from '../../portal/encrypted-field.ts'
import { checkFieldKeys, forgetKey, forgetOldKeys } from './check-field-keys.ts'
import { rotateFieldKeys } from './rotate-field-keys.ts'

const portal = startTestPortal()
const purpose = 'test'
const drafts: EncryptedField = {
  collection: 'application-drafts',
  field: 'content',
  ownerField: 'studentId',
  purpose,
  label: 'Drafts',
}
const fields = [drafts]

const aKey = () => randomBytes(32).toString('hex')
const check = (...fieldKeys: string[]) => checkFieldKeys({ payload: portal.payload, fieldKeys, fields })
const checkKeys = async () => (await portal.payload.kv.keys()).filter((key) => key.startsWith('field-key-check:'))
const lacks = (key: string) => `FIELD_KEY lacks the key ${keyIdOf(key)}`

async function aDraft(key: string) {
  const owner = randomUUID()
  const content = encrypt('{}', { fieldKeys: [key], purpose, owner })
  const data = { key: owner, studentId: owner, course: 'BED', content, revision: 1, savedAt: new Date().toISOString() }
  await insertRow({ payload: portal.payload, collection: 'application-drafts', data })
}

beforeEach(async () => {
  for (const key of await checkKeys()) await portal.payload.kv.delete(key)
  await deleteRows({ payload: portal.payload, collection: 'application-drafts', where: { id: { exists: true } } })
})

it('stops a start without the key of data from before there were check values', async () => {
  const key = aKey()
  await aDraft(key)
  await expect(check(aKey())).rejects.toThrow(lacks(key))
  await check(key)
})

it('stops a start without a key with which a portal has started', async () => {
  const key = aKey()
  await check(key)
  await expect(check(aKey())).rejects.toThrow(lacks(key))
  await check(aKey(), key)
})

it('lets a key go only after a rotation that is done', async () => {
  const [old, newest] = [aKey(), aKey()]
  await aDraft(old)
  await check(old)
  await check(newest, old)
  await expect(check(newest)).rejects.toThrow(lacks(old))
  const { payload } = portal
  await rotateFieldKeys({ payload, fields, fieldKeys: [newest, old], report: () => undefined })
  await forgetOldKeys({ payload, fieldKeys: [newest, old] })
  await check(newest)
  await expect(check(old)).rejects.toThrow(lacks(newest))
})

it('can be told that a key is lost', async () => {
  const key = aKey()
  await check(key)
  await forgetKey(portal.payload, keyIdOf(key))
  await check(aKey())
})

it('passes in processes that start together', async () => {
  const key = aKey()
  await Promise.all([check(key), check(key), check(key)])
  expect(await checkKeys()).toEqual([`field-key-check:${keyIdOf(key)}`])
})
