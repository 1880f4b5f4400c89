import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import { aPdf, aPhoto } from '../../../../test/builders/documents.ts'
import { eventually } from '../../../../test/eventually.ts'
import { CHECK_LIMITS } from './check-limits.ts'
import { CheckPool } from './check-pool.ts'

const pools: CheckPool[] = []
function aPool(options: ConstructorParameters<typeof CheckPool>[0] = {}): CheckPool {
  const pool = new CheckPool(options)
  pools.push(pool)
  return pool
}
afterEach(() => {
  for (const pool of pools.splice(0)) pool.stop()
})

const box = { width: 100, height: 100 }
const jpeg = { type: 'image/jpeg', maxBytes: 200_000, box } as const

it('checks files in another process, one after the other', async () => {
  const pool = aPool({ processes: 1 })
  const bytes = await aPhoto()
  const results = await Promise.all([
    pool.run('cleanPicture', { bytes, ...jpeg }, 'student:a'),
    pool.run('checkPdf', { bytes: aPdf() }, 'student:a'),
    pool.run('checkPdf', { bytes }, 'student:a'),
  ])
  expect(results[0]?.type).toBe('image/jpeg')
  expect(Buffer.isBuffer(results[0]?.bytes)).toBe(true)
  expect(results.slice(1)).toEqual([null, expect.any(String)])
  expect(pool.load).toEqual({ checking: 0, waiting: 0 })
})

it.each([
  ['cpu', { ...CHECK_LIMITS, cpuMs: 1 }],
  ['memory', { ...CHECK_LIMITS, memoryBytes: 1 }],
])('ends a check that exceeds its limit of %s', async (failure, limits) => {
  const pool = aPool({ processes: 1, limits })
  const create = { width: 4000, height: 4000, channels: 3, background: '#fff' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const check = () => pool.run('fitPicture', { bytes, box }, 'student:a')
  await expect(check()).rejects.toMatchObject({ name: 'CheckFailed', failure })
  // The next file gets another process.
  await expect(check()).rejects.toMatchObject({ failure })
})

it('says that it is busy when the machine leaves no time for the check', async () => {
  const pool = aPool({ processes: 1, limits: { ...CHECK_LIMITS, elapsedMs: 1 } })
  await expect(pool.run('checkPdf', { bytes: aPdf({ bytes: 5_000_000 }) }, 'student:a')).rejects.toMatchObject({
    status: 503,
  })
})

it('refuses more files than may wait', async () => {
  const pool = aPool({ processes: 1, waiting: 1 })
  const checks = ['a', 'b', 'c'].map((id) => pool.run('checkPdf', { bytes: aPdf() }, `student:${id}`))
  const outcomes = await Promise.allSettled(checks)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(outcomes[2]).toMatchObject({ reason: { status: 503, code: 'UPLOADS_CROWDED' } })
})

it('checks one file of a person at a time, and refuses too many of them', async () => {
  const pool = aPool({ processes: 1 })
  const order: string[] = []
  const send = (person: string) =>
    pool.run('checkPdf', { bytes: aPdf() }, person).then(
      () => order.push(person),
      ({ status, code }) => order.push(`${status} ${code}`),
    )
  const many = Array.from({ length: 20 }, () => send('student:many'))
  await Promise.all([...many, send('student:one')])
  expect(order.slice(0, 4)).toEqual(Array(4).fill('429 TOO_MANY_UPLOADS'))
  // At most the one that is being checked and the next, which waited for it, come first.
  expect(order.indexOf('student:one')).toBeLessThanOrEqual(6)
  expect(order.filter((each) => each === 'student:many')).toHaveLength(16)
})

it('prints a picture of a student who is sending many files', async () => {
  const pool = aPool({ processes: 1 })
  const bytes = await aPhoto()
  const sending = Array.from({ length: 20 }, () => pool.run('checkPdf', { bytes: aPdf() }, 'student:many'))
  const settled = Promise.allSettled(sending)
  expect(await pool.run('fitPicture', { bytes, box }, 'student:many')).not.toBeNull()
  await settled
})

it('draws every page that a browser asks for at once', async () => {
  const pool = aPool({ processes: 1 })
  const pages = Array.from({ length: 40 }, () => pool.run('describePdf', { bytes: aPdf() }, 'staff:a'))
  expect(await Promise.all(pages)).toHaveLength(40)
})

it('ends its processes when it stops', async () => {
  const pool = aPool({ processes: 1 })
  await pool.warmUp()
  pool.stop()
  await expect(pool.run('checkPdf', { bytes: aPdf() }, 'student:a')).rejects.toMatchObject({ status: 503 })
  await eventually(() => expect(pool.load.checking).toBe(0))
})
