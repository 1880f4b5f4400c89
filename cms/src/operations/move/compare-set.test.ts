import { expect, it } from 'vitest'
import type { CanonicalRecord } from './canonical.ts'
import { compareSet } from './compare-set.ts'
import type { RecordSet } from './record-sets.ts'
import type { ReadOptions } from './record-store.ts'

const set = { name: 'books' } as RecordSet

/** More than one batch. */
const many = Array.from({ length: 1203 }, (_, number) => ({ id: String(number).padStart(5, '0'), number }))

const holding = (records: CanonicalRecord[]) => ({
  read: async ({ after, size }: ReadOptions) => records.filter(({ id }) => after === null || id > after).slice(0, size),
})
const compare = (source: CanonicalRecord[], target: CanonicalRecord[]) =>
  compareSet({ source: holding(source), target: holding(target), set })

it('finds equal sets equal, with the same hash for the same records', async () => {
  const one = await compare(many, [...many])
  expect(one).toMatchObject({ count: 1203, different: [] })
  expect((await compare(many.slice(1), many)).hash).not.toBe(one.hash)
})

it('names records that are missing, different or superfluous', async () => {
  const target = [
    { id: '!', number: 0 },
    ...many.filter(({ number }) => number !== 700 && number !== 1202).map((record) => ({ ...record })),
    { id: 'x', number: 0 },
  ]
  Object.assign(target[3] ?? {}, { number: -1 })
  expect(await compare(many, target)).toMatchObject({ different: ['!', '00002', '00700', '01202', 'x'] })
})
