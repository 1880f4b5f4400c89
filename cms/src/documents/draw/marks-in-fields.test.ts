import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { PdfRenderer } from '../../pdf/pdf-renderer.ts'
import { drawPage } from '../../storage/uploads/pdf/draw-page.ts'
import { documentStyles } from './document-styles.ts'

const renderer = new PdfRenderer()
afterAll(() => renderer.stop())

/** Lightness of the darkest point in each row of a document with one field. */
async function darkestOfRows(value: string): Promise<number[]> {
  const html = `<div class="document"><dl><div><dt>Name</dt><dd>${value}</dd></div></dl></div>`
  const pdf = await renderer.render({ title: 'A', lang: 'en-IN', css: documentStyles('', 'en'), html })
  const jpeg = await drawPage({ bytes: pdf, page: 1 })
  const { data, info } = await sharp(jpeg ?? Buffer.alloc(0))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Without the foot of the page.
  const rows = Math.floor(info.height * 0.9)
  return Array.from({ length: rows }, (_, row) => Math.min(...data.subarray(row * info.width, (row + 1) * info.width)))
}

const lastDark = (rows: readonly number[]) => rows.findLastIndex((darkest) => darkest < 128)

it('marks below a letter do not reach the next field', async () => {
  const plain = await darkestOfRows('g')
  const stacked = await darkestOfRows(`g${'\u0316\u0317\u0318\u0319'}`)
  // The line under the field.
  const end = plain.findLastIndex((darkest) => darkest < 240)
  expect(lastDark(plain)).toBeGreaterThan(0)
  expect(lastDark(stacked)).toBeLessThan(end)
})
