import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { encrypt, keyIdOf } from '../../foundation/crypto/encrypt.ts'
import type { CanonicalRecord } from '../move/canonical.ts'
import type { RecordSet } from '../move/record-sets.ts'
import type { ReadOptions } from '../move/record-store.ts'
import { dumpRecords } from './dump-records.ts'
import { DumpedRecords } from './dumped-records.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-dump-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fieldKeys = ['a1'.repeat(32)]
const sealed = encrypt('1234', { fieldKeys, purpose: 'test', owner: 'me' })
const set = { name: 'messages', slug: 'messages', kind: 'collection', fields: [] } as unknown as RecordSet
const records: CanonicalRecord[] = Array.from({ length: 1203 }, (_, index) => ({
  id: String(index).padStart(4, '0'),
  text: 'দুই\nlines',
  ...(index === 700 ? { sealed } : {}),
}))
const source = {
  read: async ({ after, size }: ReadOptions) => records.filter(({ id }) => after === null || id > after).slice(0, size),
}
const encrypted = [{ collection: 'messages', field: 'sealed', ownerField: 'to', purpose: 'test', label: '' } as const]

it('reads what was dumped, in order and from any record', async () => {
  const dump = await dumpRecords({ source, sets: [set], folder, encrypted, report: () => {} })
  expect(dump).toEqual({ records: { messages: 1203 }, fieldKeys: fieldKeys.map(keyIdOf) })
  const dumped = new DumpedRecords(folder, dump.records, [set])
  const read = (after: string | null) => dumped.read({ set, after, size: 500 })
  const [first, second, third] = [await read(null), await read('0499'), await read('0999')]
  expect([...first, ...second, ...third]).toEqual(records)
  expect(await read('0700')).toEqual(records.slice(701, 1201))
  expect(await read(null)).toEqual(first)
  await dumped.close()
})

it('names sets that this version does not have', async () => {
  const dumped = new DumpedRecords(folder, { messages: 1, gone: 2, empty: 0 }, [set])
  expect(await dumped.unknownNames()).toEqual(['gone'])
})
