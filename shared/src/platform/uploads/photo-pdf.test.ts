import { expect, it } from 'vitest'
import { isWholePdf, pdfError } from './pdf-file.ts'
import { type JpegPage, pdfOfPictures, roomForPictures } from './photo-pdf.ts'

const picture = (width: number, height: number, bytes = 400): JpegPage => ({
  bytes: new Uint8Array(bytes).fill(0xff),
  width,
  height,
})
const fileOf = (pages: readonly JpegPage[]) => Buffer.concat(pdfOfPictures(pages))

it('is a whole PDF that the checks accept', () => {
  const file = fileOf([picture(1200, 1600), picture(1600, 1200)])
  expect(isWholePdf(file)).toBe(true)
  expect(pdfError(file)).toBeNull()
})

it('points to each of its objects', () => {
  const file = fileOf([picture(3, 4), picture(4, 3), picture(3, 3)]).toString('latin1')
  const table = Number(/startxref\n(\d+)/.exec(file)?.[1])
  expect(file.slice(table)).toMatch(/^xref\n0 12\n0000000000 65535 f \n(?:\d{10} 00000 n \n){11}trailer\n/)
  const starts = [...file.slice(table).matchAll(/(\d{10}) 00000 n /g)].map(([, start]) => Number(start))
  expect(starts.map((start) => /^\d+ 0 obj\n/.exec(file.slice(start))?.[0])).toEqual(
    starts.map((_, index) => `${index + 1} 0 obj\n`),
  )
  expect(file).toContain('/Kids [3 0 R 6 0 R 9 0 R] /Count 3')
})

it.each([
  [1000, 2000, 595.28, 841.89],
  [2000, 1000, 841.89, 595.28],
  [10, 5000, 595.28, 841.89],
])('fits a picture of %i × %i on a page of %d × %d', (width, height, across, down) => {
  const file = fileOf([picture(width, height)]).toString('latin1')
  expect(file).toContain(`/MediaBox [0 0 ${across} ${down}]`)
  const [, w, h, x, y] = (/q ([\d.]+) 0.00 0.00 ([\d.]+) ([\d.]+) ([\d.]+) cm/.exec(file) ?? []).map(Number)
  expect((w ?? 0) / (h ?? 1)).toBeCloseTo(width / height, 2)
  expect([(w ?? 0) + 2 * (x ?? 0), (h ?? 0) + 2 * (y ?? 0)].map(Math.round)).toEqual([across, down].map(Math.round))
})

it.each([1, 6, 20])('adds less to %i pictures than it leaves room for', (pages) => {
  const room = roomForPictures(5_000_000, pages)
  const each = Math.floor(room / pages)
  const file = fileOf(Array.from({ length: pages }, () => picture(2100, 2970, each)))
  expect(file.length).toBeLessThanOrEqual(5_000_000)
})
