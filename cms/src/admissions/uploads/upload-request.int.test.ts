/** @sqlite-only consume-limit.int.test.ts counts on both, documents.int.test.ts stores */
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aPdf, aPhoto } from '../../../test/builders/documents.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { uploadsTo } from '../../../test/uploads.ts'
import { changeAll } from '../../database/records/change-all.ts'
import type { NewRow } from '../../database/records/columns.ts'
import { insertRow } from '../../database/records/insert-row.ts'

const portal = startTestPortal()

const { uploader, send } = uploadsTo(portal)

describe('uploading', () => {
  it('requires a login', async () => {
    expect(await send({ bytes: await aPhoto(), as: {} })).toMatchObject({ status: 401, reply: { success: false } })
  })

  it('is refused from a page of another site', async () => {
    const cookie = `_pravesh_user_access_token=${uploader.headers.authorization?.replace('Bearer ', '')}`
    const from = (origin: string) => send({ bytes: new Uint8Array(), as: { cookie, origin } })
    expect(await from('https://evil.example')).toMatchObject({ status: 403 })
    expect(await from('http://localhost:3000')).toMatchObject({ status: 400 })
  })

  it('stores 15 concurrent files separately', async () => {
    const student = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
    const photos = await Promise.all(Array.from({ length: 15 }, (_, index) => aPhoto({ width: 200 + index })))
    const answers = await Promise.all(photos.map((bytes) => send({ bytes, document: 'profileImg', as: student })))
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200))
    const files = await Promise.all(
      answers.map(({ reply }) => portal.call('GET', reply.imageUrls[0], undefined, student)),
    )
    const widths = await Promise.all(files.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))
    expect(widths).toEqual(Array.from({ length: 15 }, (_, index) => 200 + index))
  })

  it('is limited to 60 unattached files per student', async () => {
    const student = await anActiveStudent(portal.payload)
    const as = await loggedIn(portal.payload, student)
    for (let count = 0; count < 60; count++) {
      const data: NewRow<'applicant-documents'> = {
        studentId: student.id,
        originalName: 'a.pdf',
        state: 'UNCHECKED',
        filename: `full-${count}`,
      }
      await insertRow({ payload: portal.payload, collection: 'applicant-documents', data })
    }
    expect(await send({ bytes: aPdf(), name: 'a.pdf', as })).toMatchObject({ status: 429 })
    const where = { studentId: { equals: student.id } }
    await changeAll({
      payload: portal.payload,
      collection: 'applicant-documents',
      where,
      data: { applicationId: 'one' },
    })
    expect(await send({ bytes: aPdf(), name: 'a.pdf', as })).toMatchObject({ status: 200 })
  })

  it('is limited to 200 files per student and day, including refused ones', async () => {
    const as = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
    for (let count = 0; count < 200; count++) {
      expect((await send({ bytes: new Uint8Array(), as })).status).toBe(400)
    }
    const answer = await send({ bytes: await aPhoto(), as })
    expect(answer).toMatchObject({ status: 429, reply: { success: false } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(80_000)
  })
})
