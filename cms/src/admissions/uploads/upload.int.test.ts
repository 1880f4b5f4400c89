/** @sqlite-only checks of files; documents.int.test.ts stores them on both databases */
import { readdir } from 'node:fs/promises'
import { DISGUISED_MESSAGES, FORMAT_RULES } from '@pravesh/shared/admissions/documents/document-file'
import { FILE_MESSAGES } from '@pravesh/shared/platform/uploads/file-type'
import { MAX_PDF_PAGES } from '@pravesh/shared/platform/uploads/pdf-pages'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { anObjectStream, aPdf, aPdfOf, aPhoto, aPhotoOf, aPng } from '../../../test/builders/documents.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { storedPath } from '../../../test/stored-path.ts'
import { uploadsTo } from '../../../test/uploads.ts'
import { readRow } from '../../database/records/read-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import { CHECK_LIMITS } from '../../storage/uploads/checks/check-limits.ts'
import { CheckPool } from '../../storage/uploads/checks/check-pool.ts'
import { stopFileChecks } from '../../storage/uploads/checks/feature.ts'
import { DOCUMENT_FOLDER } from './document-folder.ts'

const portal = startTestPortal()
const { picture, scan, pdf } = FORMAT_RULES

const { uploader, send } = uploadsTo(portal)
const fetchFile = (url: string) => portal.call('GET', url, undefined, uploader.headers)
const textOf = (text: string) => new TextEncoder().encode(text)

describe('an uploaded file', () => {
  it('is stored and returned as the contract says', async () => {
    const answer = await send({ bytes: await aPhoto(), document: 'profileImg', name: 'আমার photo.JPG' })
    expect(answer).toMatchObject({ status: 200, reply: { success: true, msg: 'File Successfully Uploaded' } })
    const { imageUrls, file } = answer.reply
    expect(imageUrls).toEqual([`/api/file/document/${file.id}`])
    expect(file).toMatchObject({ name: 'আমার photo.JPG', type: 'image/jpeg' })
    const stored = await fetchFile(imageUrls[0])
    expect(stored.status).toBe(200)
    expect(stored.bytes.byteLength).toBe(file.bytes)
    expect((await sharp(stored.bytes).metadata()).width).toBe(300)
  })

  it.each([
    ['a photo', 'profileImg', 'a.jpg', () => aPhoto()],
    ['a photo called jpeg', 'profileImg', 'a.jpeg', () => aPhoto()],
    ['a signature as PNG', 'signatureImg', 'a.png', () => aPng()],
    ['a scan as PDF', 'result10thImg', 'a.pdf', () => aPdf()],
    ['a scan as JPEG', 'result10thImg', 'a.jpg', () => aPhoto({ width: 1200, height: 1600 })],
    ['a result as PDF', 'resultugImg', 'a.PDF', () => aPdf()],
    ['a file of no kind', undefined, 'a.pdf', () => aPdf()],
    ['a photo of 200,000 bytes', 'profileImg', 'a.jpg', () => aPhotoOf(200_000)],
    ['a PDF of 5,000,000 bytes', 'resultugImg', 'a.pdf', () => aPdf({ bytes: 5_000_000 })],
    ['a name with two endings', 'profileImg', 'photo.php.jpg', () => aPhoto()],
  ])('%s', async (_, document, name, make) => {
    const sent = document === undefined ? { name, bytes: await make() } : { name, bytes: await make(), document }
    expect((await send(sent)).reply).toMatchObject({ success: true, msg: FILE_MESSAGES.uploaded })
  })

  it('loses its location and camera metadata, and is rotated upright', async () => {
    const { reply } = await send({ bytes: await aPhoto({ exif: true }), document: 'profileImg' })
    const stored = await fetchFile(reply.imageUrls[0])
    expect(stored.bytes.includes('SECRETPHONE')).toBe(false)
    const { exif, orientation, width, height } = await sharp(stored.bytes).metadata()
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 400,
      height: 300,
    })
  })

  it('loses an archive appended to it', async () => {
    const bytes = Buffer.concat([await aPhoto(), textOf('PK\u0003\u0004<script>alert(1)</script>')])
    const { reply } = await send({ bytes, document: 'profileImg' })
    expect((await fetchFile(reply.imageUrls[0])).bytes.includes('<script>')).toBe(false)
  })

  it.each([
    ['profileImg', 1600, 20],
    ['signatureImg', 1600, 20],
    ['result10thImg', 3508, 44],
  ])('of 8,000 × 100 pixels is scaled down to what its use needs: %s', async (document, width, height) => {
    const bytes = await aPng({ width: 8000, height: 100 })
    const { reply } = await send({ bytes, document, name: 'a.png' })
    const stored = await sharp((await fetchFile(reply.imageUrls[0])).bytes).metadata()
    expect({ width: stored.width, height: stored.height }).toEqual({ width, height })
  })

  it('never grows beyond its limit', async () => {
    const bytes = await aPhoto({ width: 1100, height: 1400, quality: 20 })
    expect(bytes.byteLength).toBeLessThan(200_000)
    const { reply } = await send({ bytes, document: 'profileImg' })
    expect(reply.success).toBe(true)
    expect(reply.file.bytes).toBeLessThanOrEqual(200_000)
  })

  it.each([
    ['../../etc/passwd.jpg', 'passwd.jpg'],
    ['a\u202Egpj.exe.jpg', 'agpj.exe.jpg'],
    ['<img src=x onerror=alert(1)>.jpg', 'img src=x onerror=alert(1).jpg'],
    [`${'x'.repeat(5000)}.jpg`, `${'x'.repeat(100)}.jpg`],
    ["' OR '1'='1.jpg", "' OR '1'='1.jpg"],
  ])('named %j is shown as %j and stored under a random name', async (name, expected) => {
    const { reply } = await send({ name, bytes: await aPhoto(), document: 'profileImg' })
    expect(reply.file.name).toBe(expected)
    const record = await readRow({
      payload: portal.payload,
      collection: 'applicant-documents',
      where: { id: { equals: reply.file.id } },
    })
    expect(record?.filename).toMatch(/^[0-9a-f-]{36}\.jpg$/)
    expect(await readdir(storedPath(portal.payload, DOCUMENT_FOLDER))).toContain(record?.filename)
  })
})

describe('rejects', () => {
  const [notJpg, notPng, notPdf] = DISGUISED_MESSAGES
  const html = textOf('<html><script>alert(1)</script></html>')
  it.each<[string, string, string, () => Uint8Array | Promise<Uint8Array>, string | undefined]>([
    ['a photo of 200,001 bytes', 'profileImg', 'a.jpg', () => aPhotoOf(200_001), picture.tooLarge],
    ['a signature of 200,001 bytes', 'signatureImg', 'a.jpg', () => aPhotoOf(200_001), picture.tooLarge],
    ['a scan of 5,000,001 bytes', 'result10thImg', 'a.jpg', () => aPhotoOf(5_000_001), scan.tooLarge],
    ['a PDF of 5,000,001 bytes', 'resultugImg', 'a.pdf', () => aPdf({ bytes: 5_000_001 }), pdf.tooLarge],
    ['a photo as PDF', 'profileImg', 'a.pdf', () => aPdf(), picture.wrongType],
    ['a PDF named .jpg', 'profileImg', 'a.jpg', () => aPdf(), notJpg],
    ['a PDF named .jpg as scan', 'result10thImg', 'a.jpg', () => aPdf(), notJpg],
    ['a result as picture', 'resultugImg', 'a.jpg', () => aPhoto(), pdf.wrongType],
    ['a picture named .pdf', 'resultugImg', 'a.pdf', () => aPhoto(), notPdf],
    ['a JPEG named .png', 'profileImg', 'a.png', () => aPhoto(), notPng],
    ['a GIF renamed', 'profileImg', 'a.jpg', () => textOf('GIF89a\u0001\u0000\u0001\u0000'), notJpg],
    ['a page renamed', 'result10thImg', 'a.pdf', () => html, notPdf],
    ['a drawing with scripts', 'profileImg', 'a.svg', () => textOf('<svg onload="alert(1)"/>'), picture.wrongType],
    ['a program', 'otherImg', 'a.exe', () => textOf('MZ\u0000\u0000'), scan.wrongType],
    ['two endings', 'profileImg', 'a.jpg.php', () => aPhoto(), picture.wrongType],
    ['no ending', 'profileImg', 'photo', () => aPhoto(), picture.wrongType],
    ['an empty file', 'profileImg', 'a.jpg', () => new Uint8Array(), FILE_MESSAGES.empty],
    ['half a photo', 'profileImg', 'a.jpg', async () => (await aPhoto()).subarray(0, 6000), FILE_MESSAGES.broken],
    [
      'the beginning of a photo',
      'profileImg',
      'a.jpg',
      async () => (await aPhoto()).subarray(0, 3),
      FILE_MESSAGES.broken,
    ],
    ['half a PNG', 'signatureImg', 'a.png', async () => (await aPng()).subarray(0, 200), FILE_MESSAGES.broken],
    ['half a PDF', 'resultugImg', 'a.pdf', () => aPdf().subarray(0, -40), FILE_MESSAGES.broken],
    ['a PDF and a page', 'resultugImg', 'a.pdf', () => Buffer.concat([aPdf(), html]), FILE_MESSAGES.broken],
    [
      'a page after a PDF header',
      'otherImg',
      'a.pdf',
      () => Buffer.concat([textOf('%PDF-1.4\n'), html]),
      FILE_MESSAGES.broken,
    ],
    ['a protected PDF', 'resultugImg', 'a.pdf', () => aPdf({ trailer: '/Encrypt 9 0 R' }), FILE_MESSAGES.locked],
    [
      'a PDF with a script that is compressed',
      'resultugImg',
      'a.pdf',
      () => aPdf({ body: anObjectStream({ objects: { 20: '<< /S /JavaScript /JS (x) >>' } }) }),
      FILE_MESSAGES.active,
    ],
    ['a PDF with a script', 'resultugImg', 'a.pdf', () => aPdf({ body: '<< /S /JavaScript >>' }), FILE_MESSAGES.active],
  ])('%s', async (_, document, name, make, msg) => {
    const before = (await readdir(storedPath(portal.payload, DOCUMENT_FOLDER))).length
    expect(await send({ bytes: await make(), document, name })).toMatchObject({
      status: 400,
      reply: { success: false, msg },
    })
    expect(await readdir(storedPath(portal.payload, DOCUMENT_FOLDER))).toHaveLength(before)
  })

  it('a picture with more pixels than any camera takes', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(5_000_000)
    expect((await send({ bytes: bomb, document: 'otherImg', name: 'a.png' })).reply.msg).toBe(FILE_MESSAGES.broken)
  })

  it('a file whose check exceeds its limits, and checks the next one', async () => {
    const limited = new CheckPool({ limits: { ...CHECK_LIMITS, cpuMs: 1 } })
    // Takes so long that the watchdog, which looks every 20 ms, gets to look on a busy machine, too.
    const create = { width: 8000, height: 8000, channels: 3, background: '#fff' } as const
    const bytes = await sharp({ create }).png().toBuffer()
    portalOf(portal.payload).checkPool = limited
    onTestFinished(() => stopFileChecks(portal.payload))
    for (const name of ['a.png', 'b.png']) {
      const answer = await send({ bytes, document: 'otherImg', name })
      expect(answer).toMatchObject({ status: 400, reply: { success: false, msg: FILE_MESSAGES.tooComplex } })
    }
  })

  it('a PDF with more pages than anyone checks, and one without any', async () => {
    const refused = async (pages: number) =>
      (await send({ bytes: aPdfOf(pages), document: 'resultugImg', name: 'a.pdf' })).reply.msg
    expect(await refused(MAX_PDF_PAGES + 1)).toBe(FILE_MESSAGES.tooManyPages)
    expect(await refused(0)).toBe(FILE_MESSAGES.broken)
    expect(await refused(MAX_PDF_PAGES)).toBe(FILE_MESSAGES.uploaded)
  })

  it('a body above the limit before it is read', async () => {
    const answer = await portal.call('POST', '/api/file/upload', 'x', {
      ...uploader.headers,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '900000000',
    })
    expect(answer).toMatchObject({ status: 413, reply: { success: false, msg: scan.tooLarge } })
  })

  it.each<[string, number, () => FormData | string | object, Record<string, string>]>([
    ['no form', 415, () => ({ file: 'x' }), {}],
    ['an unreadable form', 400, () => 'nonsense', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a form without a boundary', 415, () => 'nonsense', { 'content-type': 'multipart/form-data' }],
    ['a form without a file', 400, () => formOf({ document: 'profileImg' }), {}],
    ['a text for a file', 400, () => formOf({ file: 'x' }), {}],
  ])('%s', async (_, status, body, headers) => {
    const answer = await portal.call('POST', '/api/file/upload', body(), { ...uploader.headers, ...headers })
    expect(answer).toMatchObject({ status, reply: { success: false } })
  })

  it('a second file and an unknown kind of document', async () => {
    const form = new FormData()
    for (const name of ['a.jpg', 'b.jpg']) form.append('file', new File([new Uint8Array(await aPhoto())], name))
    expect(await portal.call('POST', '/api/file/upload', form, uploader.headers)).toMatchObject({ status: 400 })
    for (const document of ['photo', '__proto__', '{"$gt":""}']) {
      expect(await send({ bytes: await aPhoto(), document })).toMatchObject({ status: 400 })
    }
  })
})

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
