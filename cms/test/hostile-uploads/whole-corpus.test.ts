/** @long a minute; corpus.test.ts has nine of the files */
import { expect, it } from 'vitest'
import { checkHostileFile, ENDINGS, impatientPool } from './check-hostile-file.ts'
import { hostileFiles } from './corpus.ts'

const pool = impatientPool()

it.each(hostileFiles)('$type $name ends in an answer', async (file) => {
  expect(ENDINGS).toContain(await checkHostileFile(pool, file))
  expect(pool.load).toEqual({ checking: 0, waiting: 0 })
})
