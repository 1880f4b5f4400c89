import { expect, it } from 'vitest'
import { checkHostileFile, ENDINGS, impatientPool } from './check-hostile-file.ts'
import { hostileFiles } from './corpus.ts'

/** Generated in milliseconds, one or two for each way of attack. */
const SMOKE = [
  '/OpenAction with 20 levels of 8 actions',
  '40000 nested dictionaries',
  'pages that contain themselves a thousand times',
  'one page 100,000 times',
  'a font that draws itself',
  'an image: a JBIG2 of a billion points a side',
  'a PDF with random changes (3)',
  'a PNG: 2,147,483,647 points a side',
  'a WebP: a length of 4 GB',
]

const pool = impatientPool()

it('has 200 different files', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(200)
  expect(new Set(hostileFiles.map(({ type, name }) => `${type} ${name}`)).size).toBe(hostileFiles.length)
})

it.each(SMOKE)('%s ends in an answer', async (name) => {
  const file = hostileFiles.find((each) => each.name === name)
  if (!file) throw new Error(`There is no hostile file “${name}”.`)
  expect(ENDINGS).toContain(await checkHostileFile(pool, file))
  // The pool still checks harmless files.
  expect(pool.load).toEqual({ checking: 0, waiting: 0 })
})
