import sharp from 'sharp'
import { expect, it } from 'vitest'
import { aPdfOf } from '../../../../test/builders/documents.ts'
import { drawPage } from './draw-page.ts'

it('draws a page of a document', async () => {
  const jpeg = await drawPage({ bytes: aPdfOf(2), page: 2 })
  const { format, width = 0, height = 0 } = await sharp(jpeg ?? Buffer.alloc(0)).metadata()
  expect(format).toBe('jpeg')
  expect(height / width).toBeCloseTo(842 / 595)
})

it.each([
  ['a page after the last one', aPdfOf(2), 3],
  ['a file that is no document', Buffer.from('no document'), 1],
])('returns null for %s', async (_, bytes, page) => {
  expect(await drawPage({ bytes, page })).toBeNull()
})
