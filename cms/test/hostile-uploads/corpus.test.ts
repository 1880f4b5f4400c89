import { afterAll, expect, it } from 'vitest'
import { CHECK_LIMITS, CheckFailed } from '../../src/storage/uploads/checks/check-limits.ts'
import { CheckPool } from '../../src/storage/uploads/checks/check-pool.ts'
import { hostileFiles } from './corpus.ts'
import type { HostileFile } from './hostile-file.ts'

/** With little processor time, so that files that need more are ended soon, on a busy machine as well. */
const pool = new CheckPool({ limits: { ...CHECK_LIMITS, cpuMs: 1000, elapsedMs: 600_000 } })
afterAll(() => pool.stop())

/** Generated in milliseconds. `npm run bench -- hostile` sends all files. */
const SMOKE = [
  '/OpenAction with 9 levels of 8 actions',
  '/OpenAction with 20 levels of 8 actions',
  '/AA with 1000 levels of 50 actions',
  '10000 objects with one number, each referred to',
  '40000 nested dictionaries',
  '1000 levels of pages',
  'pages that contain themselves a thousand times',
  'a count of a billion',
  'one page 100,000 times',
  'a page as wide as a continent',
  'a table in a circle',
  'an object stream in itself',
  'references in a circle',
  '12 levels of 20 forms',
  'a font that draws itself',
  'an image: 2,147,483,647 points a side',
  'an image: a JBIG2 of a billion points a side',
  'a PDF with random changes (3)',
  'a PNG: 2,147,483,647 points a side',
  'a JPEG: 65,500 × 65,500 points in the header',
  'a WebP: a length of 4 GB',
]

const box = { width: 3508, height: 3508 }

/** What an upload and the first look at it do. A check that exceeds its limits counts as a refusal. */
async function check({ name, type, make }: HostileFile): Promise<'accepted' | 'refused' | 'not drawn'> {
  const bytes = await make()
  const person = `student:${name}`
  try {
    if (type === 'webp') return (await pool.run('sitePicture', { bytes, box }, person)) ? 'accepted' : 'refused'
    if (type !== 'pdf') {
      const picture = { bytes, type: `image/${type}`, maxBytes: 5_000_000, box } as const
      return (await pool.run('cleanPicture', picture, person)) ? 'accepted' : 'refused'
    }
    if ((await pool.run('checkPdf', { bytes }, person)) !== null) return 'refused'
  } catch (error) {
    if (error instanceof CheckFailed) return 'refused'
    throw error
  }
  const drawing = await Promise.allSettled([
    pool.run('describePdf', { bytes }, person),
    pool.run('drawPage', { bytes, page: 1 }, person),
  ])
  for (const each of drawing) if (each.status === 'rejected' && !(each.reason instanceof CheckFailed)) throw each.reason
  return drawing.every((each) => each.status === 'fulfilled' && each.value !== null) ? 'accepted' : 'not drawn'
}

it('has 200 different files', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(200)
  expect(new Set(hostileFiles.map(({ type, name }) => `${type} ${name}`)).size).toBe(hostileFiles.length)
})

it.each(SMOKE)('%s ends in an answer', async (name) => {
  const file = hostileFiles.find((each) => each.name === name)
  if (!file) throw new Error(`There is no hostile file “${name}”.`)
  expect(['accepted', 'refused', 'not drawn']).toContain(await check(file))
  // The pool still checks harmless files.
  expect(pool.load).toEqual({ checking: 0, waiting: 0 })
})
