/** @sqlite-only the database stores the record of the file only */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pdfOfPictures } from '@pravesh/shared/platform/uploads/photo-pdf'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { aPhoto } from '../../../test/builders/documents.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { storeDocument } from '../../admissions/uploads/store-document.ts'
import { describePdf } from './pdf/describe-pdf.ts'
import { drawPage } from './pdf/draw-page.ts'

const portal = startTestPortal()

async function pageOf(jpeg: Buffer) {
  const { width, height } = await sharp(jpeg).metadata()
  return { bytes: new Uint8Array(jpeg), width, height }
}
const specimen = (name: string) => readFile(path.resolve(import.meta.dirname, '../../../../media/seed/documents', name))

it('accepts a PDF that a browser made of photographs, and draws its pages', async () => {
  const upright = await pageOf(await specimen('result-10.jpg'))
  const across = await pageOf(await aPhoto({ width: 1600, height: 1000 }))
  const bytes = Buffer.concat(pdfOfPictures([upright, across, upright]))
  const stored = await storeDocument({
    payload: portal.payload,
    studentId: randomUUID(),
    sent: { name: 'Graduation result.pdf', bytes, kind: 'degreeResult' },
    now: new Date(),
  })
  expect(stored).toMatchObject({ originalName: 'Graduation result.pdf', mimeType: 'application/pdf' })

  const pages = (await describePdf({ bytes }))?.pages ?? []
  expect(pages.map(({ width, height }) => width > height)).toEqual([false, true, false])
  const drawn = await drawPage({ bytes, page: 2 })
  const { entropy } = await sharp(drawn ?? Buffer.alloc(0)).stats()
  expect(entropy, 'the page is not blank').toBeGreaterThan(3)
})

it('accepts one of the largest size', async () => {
  const page = await pageOf(await aPhoto({ width: 2100, height: 2970, quality: 92 }))
  const count = Math.floor(4_900_000 / page.bytes.length)
  expect(count).toBeGreaterThan(1)
  const bytes = Buffer.concat(pdfOfPictures(Array.from({ length: count }, () => page)))
  expect(bytes.length).toBeGreaterThan(3_000_000)
  const sent = { name: 'all.pdf', bytes, kind: 'degreeResult' as const }
  await storeDocument({ payload: portal.payload, studentId: randomUUID(), sent, now: new Date() })
})
