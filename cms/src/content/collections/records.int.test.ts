import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aPublishedCollege, aPublishedCourse } from '../../../test/builders/courses.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { portalOf } from '../../foundation/portal.ts'

const portal = startTestPortal()

describe('a book', () => {
  it('always has exactly one stock row', async () => {
    const { payload } = portal
    const { id } = await aPublishedBook(payload, { copies: 7 })
    const rows = () => payload.find({ collection: 'book-stock', where: { book: { equals: id } }, depth: 0 })
    expect((await rows()).docs).toMatchObject([{ copies: 7 }])
    await payload.update({ collection: 'books', id, data: { pages: 300 } })
    expect((await rows()).docs).toMatchObject([{ copies: 7 }])
    await payload.delete({ collection: 'book-stock', where: { book: { equals: id } } })
    await payload.update({ collection: 'books', id, data: { pages: 301 } })
    expect((await rows()).docs).toMatchObject([{ copies: 0 }])
    await payload.delete({ collection: 'books', id })
    expect((await rows()).totalDocs).toBe(0)
  })

  it('derives its slug and search text from its fields', async () => {
    const { payload } = portal
    const { id } = await aPublishedBook(payload, { name: 'Maths & Methods!', author: 'A. Sen', publisher: 'Rabindra' })
    const after = await payload.update({ collection: 'books', id, data: { author: 'B. Roy' } })
    expect(after).toMatchObject({ slug: 'maths-methods', searchText: 'maths & methods! b. roy rabindra' })
  })

  it.each([[-100], [10.5]])('rejects a price of %d paise', async (pricePaise) => {
    await expect(aPublishedBook(portal.payload, { pricePaise })).rejects.toThrow('Price')
  })

  it('is found in the stock list by its title', async () => {
    const { payload } = portal
    await aPublishedBook(payload, { name: 'Optics for Teachers' })
    const found = await payload.find({ collection: 'book-stock', where: { bookName: { like: 'optics' } }, depth: 0 })
    expect(found.docs).toMatchObject([{ bookName: 'Optics for Teachers' }])
  })
})

describe('a college', () => {
  it('cannot be deleted while a course refers to it', async () => {
    const { payload } = portal
    const college = await aPublishedCollege(payload)
    const course = await aPublishedCourse(payload, { colleges: [{ college: college.id, totalPricePaise: 1 }] })
    const remove = () => payload.delete({ collection: 'colleges', id: college.id })
    await expect(remove()).rejects.toThrow(course.name)
    await payload.delete({ collection: 'courses', id: course.id })
    await expect(remove()).resolves.toMatchObject({ id: college.id })
  })
})

describe('a picture', () => {
  const upload = (data: Buffer, mimetype: string, name = 'My Private Name.jpg') =>
    portal.payload.create({
      collection: 'media',
      data: { alt: 'A field' },
      file: { data, mimetype, name, size: data.length },
    })

  it('is re-encoded without its metadata, under a new name', async () => {
    const photo = await sharp({ create: { width: 2600, height: 1300, channels: 3, background: '#c96' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'somebody', Copyright: 'secret place' } })
      .toBuffer()
    const saved = await upload(photo, 'image/jpeg')
    expect(saved).toMatchObject({ width: 2000, height: 1000, mimeType: 'image/webp' })
    expect(saved.filename).toMatch(/^a-field-[0-9a-f]{16}\.webp$/)
    const file = await readFile(path.join(portalOf(portal.payload).env.mediaDir, 'public', saved.filename ?? ''))
    expect((await sharp(file).metadata()).exif).toBeUndefined()
    expect(saved.sizes).toMatchObject({ w320: { width: 320, height: 160 }, w1440: { width: 1440 } })
  })

  it('is not enlarged', async () => {
    const small = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#c96' } })
      .png()
      .toBuffer()
    const saved = await upload(small, 'image/png', 'small.png')
    expect(saved.sizes?.w320?.width).toBe(320)
    expect(saved.sizes?.w640?.filename ?? null).toBeNull()
  })

  it('is rejected when it is an SVG or only pretends to be a picture', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    await expect(upload(svg, 'image/svg+xml', 'a.svg')).rejects.toThrow()
    await expect(upload(svg, 'image/jpeg', 'a.jpg')).rejects.toThrow()
    await expect(upload(Buffer.from('<html><script>1</script></html>'), 'image/png', 'a.png')).rejects.toThrow()
  })

  it('requires an alternative text', async () => {
    const data = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#c96' } })
      .png()
      .toBuffer()
    const file = { data, mimetype: 'image/png', name: 'a.png', size: data.length }
    await expect(portal.payload.create({ collection: 'media', data: { alt: '' }, file })).rejects.toThrow(
      'What the picture',
    )
  })
})
