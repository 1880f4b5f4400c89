import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readRows } from '../src/database/records/read-rows.ts'
import { portalOf } from '../src/foundation/portal.ts'
import type { Media } from '../src/payload-types.ts'
import { readStored } from '../src/storage/storage.ts'
import { sweepFiles } from '../src/storage/sweep-files.ts'
import { storedNames } from '../src/storage/upload-names.ts'
import { aPicture } from './builders/pictures.ts'
import { killAtWrite } from './kill-at-write.ts'
import { aStaffSession } from './staff-session.ts'
import type { TestPortal } from './start-test-portal.ts'

/** What holds for uploads in any storage. */
export function storedUploadTests(portal: TestPortal) {
  const storage = () => portalOf(portal.payload).storage
  const filesOf = ({ filename, sizes }: Media) => storedNames('public', { filename, sizes: { ...sizes } })
  const stored = async (names: readonly string[]) => {
    const found = await Promise.all(names.map((name) => storage().stat(name)))
    return found.filter((file) => file !== null).length
  }
  const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000)

  it('stores a picture with its sizes, and deletes all of them', async () => {
    const picture = await aPicture(portal.payload)
    const files = filesOf(picture)
    expect(files.length).toBeGreaterThan(3)
    expect(await stored(files)).toBe(files.length)
    await portal.payload.delete({ collection: 'media', id: picture.id })
    expect(await stored(files)).toBe(0)
  })

  it('serves a picture and parts of it at the address of the admin', async () => {
    const picture = await aPicture(portal.payload)
    const { headers } = await aStaffSession(portal, ['content-editor'])
    const get = (range?: string) =>
      portal.call('GET', picture.url ?? '', undefined, { ...headers, ...(range !== undefined && { range }) })
    const bytes = await readStored(storage(), `public/${picture.filename}`)
    const whole = await get()
    expect(whole.bytes.equals(bytes ?? Buffer.alloc(0))).toBe(true)
    expect(Object.fromEntries(whole.headers)).toMatchObject({ 'content-type': 'image/webp', 'accept-ranges': 'bytes' })
    const part = await get('bytes=4-7')
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${bytes?.byteLength}`])
    expect(part.bytes).toEqual(bytes?.subarray(4, 8))
    expect((await get(`bytes=${bytes?.byteLength}-`)).status).toBe(416)
  })

  it('replaces a picture under a new name', async () => {
    const before = await aPicture(portal.payload)
    const data = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#036' } })
      .png()
      .toBuffer()
    const file = { data, mimetype: 'image/png', name: 'other.png', size: data.byteLength }
    const after = await portal.payload.update({ collection: 'media', id: before.id, data: {}, file })
    expect(after.filename).not.toBe(before.filename)
    expect([await stored(filesOf(before)), await stored(filesOf(after))]).toEqual([0, filesOf(after).length])
  })

  it('crops a stored picture under a new name', async () => {
    const before = await aPicture(portal.payload, { width: 800 })
    const { headers } = await aStaffSession(portal, ['content-editor'])
    const crop =
      'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50'
    const size = 'uploadEdits[widthInPixels]=400&uploadEdits[heightInPixels]=200'
    const { status, reply } = await portal.call('PATCH', `/api/media/${before.id}?${crop}&${size}`, {}, headers)
    expect({ status, width: reply.doc?.width, height: reply.doc?.height }).toEqual({
      status: 200,
      width: 400,
      height: 200,
    })
    expect(reply.doc.filename).not.toBe(before.filename)
    expect([await stored(filesOf(before)), await stored(filesOf(reply.doc))]).toEqual([0, filesOf(reply.doc).length])
  })

  it('deletes files that lack a record after an hour', async () => {
    const picture = await aPicture(portal.payload)
    const lost = ['public/lost.webp', 'private/documents/lost.pdf', 'private/payment-proofs/lost.jpg']
    for (const name of lost) await storage().put(name, Buffer.from('x'))
    await sweepFiles({ payload: portal.payload, now: inHours(0.5) })
    expect(await stored(lost)).toBe(3)
    expect(await sweepFiles({ payload: portal.payload, now: inHours(2) })).toBe(3)
    expect(await stored(lost)).toBe(0)
    expect(await stored(filesOf(picture))).toBe(filesOf(picture).length)
  })

  it('leaves no file without a record after a kill at any write of an upload, a replacement or a deletion, and a sweep', async () => {
    const { payload } = portal
    const data = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#036' } })
      .png()
      .toBuffer()
    const file = (name: string) => ({ data, mimetype: 'image/png', name, size: data.byteLength })
    const actions = [
      () => payload.create({ collection: 'media', data: { alt: 'A picture' }, file: file('new.png') }),
      (id: string) => payload.update({ collection: 'media', id, data: {}, file: file('other.png') }),
      (id: string) => payload.delete({ collection: 'media', id }),
    ]
    for (const act of actions) {
      for (let nth = 1, died = true; died; nth++) {
        const { id } = await aPicture(payload)
        ;({ died } = await killAtWrite(payload, nth, () => act(id)))
        expect(nth).toBeLessThan(10)
      }
    }
    await sweepFiles({ payload, now: inHours(2) })
    const docs = await readRows({ payload, collection: 'media', limit: 0 })
    const named = new Set(docs.flatMap(filesOf))
    const left: string[] = []
    for await (const batch of storage().list('public')) left.push(...batch.map(({ name }) => name))
    expect(left.filter((name) => !named.has(name))).toEqual([])
  })

  it('deletes nothing when most files lack a record, as in the storage of another portal', async () => {
    const theirs = Array.from({ length: 60 }, (_, index) => `private/documents/theirs-${index}.pdf`)
    await Promise.all(theirs.map((name) => storage().put(name, Buffer.from('x'))))
    expect(await sweepFiles({ payload: portal.payload, now: inHours(2) })).toBe(0)
    expect(await stored(theirs)).toBe(60)
    await Promise.all(theirs.map((name) => storage().delete(name)))
  })
}
