import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { encrypt, keyIdOf } from '../../foundation/crypto/encrypt.ts'
import type { CanonicalRecord } from '../move/canonical.ts'
import type { RecordSet } from '../move/record-sets.ts'
import type { ReadOptions } from '../move/record-store.ts'
import { dumpName, dumpRecords } from './dump-records.ts'
import { DumpedRecords } from './dumped-records.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'pravesh-dump-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fieldKeys = ['a1'.repeat(32)]
const sealed = encrypt('1234', { fieldKeys, purpose: 'test', owner: 'me' })
const setOf = (name: string) => ({ name, slug: name, kind: 'collection', fields: [] }) as unknown as RecordSet
const set = setOf('messages')
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
  expect([await read('1202'), await read(null)]).toEqual([[], first])
  await dumped.close()
})

it('counts the records of a set, which never change', async () => {
  const dumped = new DumpedRecords(folder, { messages: 1203 }, [set])
  expect([await dumped.count(set), await dumped.count(setOf('empty'))]).toEqual([1203, 0])
  expect(await dumped.hasChanged()).toBe(false)
})

it('reads another set from its own file, although the previous read ended at the same record', async () => {
  const other = setOf('letters')
  const letters = { read: async (options: ReadOptions) => (await source.read(options)).map(({ id }) => ({ id })) }
  const target = mkdtempSync(path.join(folder, 'two-'))
  const options = { folder: target, encrypted: [], report: () => {} }
  await dumpRecords({ ...options, source, sets: [set] })
  await dumpRecords({ ...options, source: letters, sets: [other] })
  const dumped = new DumpedRecords(target, {}, [set, other])
  await dumped.read({ set, after: null, size: 500 })
  expect(await dumped.read({ set: other, after: '0499', size: 1 })).toEqual([{ id: '0500' }])
  await dumped.close()
})

it('continues in the open file until it is closed', async () => {
  const target = mkdtempSync(path.join(folder, 'open-'))
  await dumpRecords({ source, sets: [set], folder: target, encrypted: [], report: () => {} })
  const dumped = new DumpedRecords(target, {}, [set])
  const read = async (after: string | null) => (await dumped.read({ set, after, size: 3 })).map(({ id }) => id)
  expect(await read(null)).toEqual(['0000', '0001', '0002'])
  // A file that is opened again has no records now.
  rmSync(path.join(target, dumpName(set)))
  expect(await read('0002')).toEqual(['0003', '0004', '0005'])
  await dumped.close()
  expect(await read('0005')).toEqual([])
})

it('names sets that this version does not have', async () => {
  const dumped = new DumpedRecords(folder, { messages: 1, gone: 2, empty: 0 }, [set])
  expect(await dumped.unknownNames()).toEqual(['gone'])
})
