import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { isEmpty } from '../src/database/records/is-empty.ts'
import { readRows } from '../src/database/records/read-rows.ts'
import { portalOf } from '../src/foundation/portal.ts'
import type { Role } from '../src/staff/permissions/roles.ts'
import { storedSiteFiles } from '../src/storage/site-files.ts'
import { sweepFiles } from '../src/storage/sweep-files.ts'
import { folderOf, storedNames } from '../src/storage/upload-names.ts'
import { aPdf } from './builders/documents.ts'
import { anActiveStudent, loggedIn } from './builders/students.ts'
import { killAtWrite } from './kill-at-write.ts'
import { aStaffSession } from './staff-session.ts'
import type { TestPortal } from './start-test-portal.ts'
import { anMp4 } from './videos/mp4.ts'
import { aWebm } from './videos/webm.ts'

const VTT = Buffer.from('WEBVTT\n\n00:01.000 --> 00:04.000\nLook at the board.\n')
const SCRIPT = '9 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n'
const HTML = Buffer.from('<!doctype html><script>alert(document.domain)</script>')

interface Sent {
  to?: string
  name?: string
  type?: string
  bytes: Uint8Array
  data?: object
  as: Record<string, string>
}

/** Videos, captions and PDFs that staff upload, in any storage. */
export function siteFileTests(portal: TestPortal) {
  let editor: Record<string, string>
  const staff = async (role: Role) => (await aStaffSession(portal, [role])).headers
  beforeAll(async () => {
    editor = await staff('content-editor')
  })

  async function send({ to = 'video-files', name = 'IMG_2034.mp4', type = 'video/mp4', bytes, data, as }: Sent) {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(bytes)], name, { type }))
    form.append('_payload', JSON.stringify({ title: 'A walk through the college', ...data }))
    return portal.call('POST', `/api/${to}`, form, as)
  }
  const find = (name: string) => storedSiteFiles(portalOf(portal.payload).storage).find(name)

  describe('a video of staff', () => {
    it.each([
      ['mp4', 'video/mp4', anMp4({ media: Buffer.alloc(700_000, 'm') }), { width: 1280, height: 720, seconds: 2 }],
      ['webm', 'video/webm', aWebm(), { width: 640, height: 360, seconds: 2 }],
    ] as const)(
      'is stored as %s with a name of its own, read in parts and deleted',
      async (ending, mimeType, bytes, facts) => {
        const { status, reply } = await send({
          name: '../../evil.html',
          type: 'text/html',
          bytes,
          data: { width: 9, seconds: 9 },
          as: editor,
        })
        expect([status, reply.doc]).toEqual([
          201,
          expect.objectContaining({ ...facts, mimeType, filesize: bytes.length }),
        ])
        const { id, filename } = reply.doc
        expect(filename).toMatch(new RegExp(`^a-walk-through-the-college-[0-9a-f]{16}\\.${ending}$`))
        const file = await find(filename)
        expect(file?.bytes).toBe(bytes.length)
        const part = await buffer(Readable.from(file?.read({ start: 20, end: bytes.length - 5 }) ?? []))
        expect(part.equals(bytes.subarray(20, bytes.length - 4))).toBe(true)
        const later = new Date(Date.now() + 2 * 60 * 60_000)
        await sweepFiles({ payload: portal.payload, now: later })
        expect(await find(filename)).not.toBeNull()
        expect((await portal.call('DELETE', `/api/video-files/${id}`, undefined, editor)).status).toBe(200)
        expect(await find(filename)).toBeNull()
      },
    )

    it('has a record after a kill at any write of an upload or a deletion and a sweep, and a half deleted one can be deleted', async () => {
      const { payload } = portal
      const upload = () => send({ bytes: anMp4(), as: editor })
      const remove = (id: string) => portal.call('DELETE', `/api/video-files/${id}`, undefined, editor)
      for (const act of [upload, remove]) {
        for (let nth = 1, died = true; died; nth++) {
          const { reply } = await upload()
          ;({ died } = await killAtWrite(payload, nth, () => act(reply.doc.id)))
          expect(nth).toBeLessThan(10)
        }
      }
      await sweepFiles({ payload, now: new Date(Date.now() + 2 * 60 * 60_000) })
      const folder = folderOf(payload.collections['video-files'].config) ?? ''
      const docs = await readRows({ payload, collection: 'video-files', limit: 50 })
      const stored: string[] = []
      for await (const files of portalOf(payload).storage.list(folder)) stored.push(...files.map(({ name }) => name))
      expect(docs.length).toBeGreaterThan(stored.length)
      expect(docs.flatMap((doc) => storedNames(folder, doc))).toEqual(expect.arrayContaining(stored))
      for (const { id } of docs) expect((await remove(id)).status).toBe(200)
      expect(await isEmpty(payload, 'video-files')).toBe(true)
    })

    it.each([
      ['video-files', 'film.mp4', 'video/mp4', HTML, 'not a video'],
      ['video-files', 'film.mp4', 'video/mp4', Buffer.concat([anMp4(), HTML]), 'damaged'],
      ['video-files', 'film.webm', 'video/webm', aPdf(), 'not a video'],
      ['caption-files', 'a.vtt', 'text/vtt', HTML, 'WEBVTT'],
      ['caption-files', 'a.vtt', 'text/vtt', Buffer.from(`${VTT}<script>alert(1)</script>\n`), 'has <script>'],
      ['notice-files', 'a.pdf', 'application/pdf', HTML, 'not a PDF'],
      ['notice-files', 'a.pdf', 'application/pdf', Buffer.from('%PDF-1.7 <script>'), 'damaged'],
      ['sample-files', 'a.pdf', 'application/pdf', HTML, 'not a PDF'],
      ['sample-files', 'a.pdf', 'application/pdf', aPdf({ body: SCRIPT }), 'can run programs'],
    ])('that is hostile is refused: %s %s', async (to, name, type, bytes, reason) => {
      const { status, reply } = await send({ to, name, type, bytes, as: editor })
      expect([status, reply.errors?.[0]?.message]).toEqual([400, expect.stringContaining(reason)])
    })

    it('larger than the setting is refused', async () => {
      const { env } = portalOf(portal.payload)
      const limit = env.videoMaxBytes
      env.videoMaxBytes = 1024 * 1024
      const { status, reply } = await send({ bytes: anMp4({ media: Buffer.alloc(1024 * 1024) }), as: editor })
      env.videoMaxBytes = limit
      expect([status, reply.errors[0].message]).toEqual([400, expect.stringContaining('larger than 1 MB')])
    })

    it('comes from staff who write the website, before anything of it is read', async () => {
      const student = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
      const allowed: Record<string, readonly Role[]> = {
        'video-files': ['administrator', 'content-editor'],
        'caption-files': ['administrator', 'content-editor'],
        'notice-files': ['administrator', 'content-editor', 'admissions-officer'],
        'sample-files': ['administrator', 'content-editor', 'store'],
      }
      for (const [to, roles] of Object.entries(allowed)) {
        for (const role of ['administrator', 'content-editor', 'admissions-officer', 'accounts', 'store'] as const) {
          const { status } = await send({ to, bytes: HTML, as: await staff(role) })
          expect([to, role, status]).toEqual([to, role, roles.includes(role) ? 400 : 403])
        }
        for (const as of [{}, student]) {
          // A body that cannot be read shows that it was not.
          const headers = { 'content-type': 'multipart/form-data; boundary=a', ...as }
          expect((await portal.call('POST', `/api/${to}`, 'not a form', headers)).status).toBe(403)
        }
      }
    })
  })

  it('captions and PDFs are stored as what they are', async () => {
    const captions = await send({
      to: 'caption-files',
      name: 'a.html',
      type: 'text/html',
      bytes: VTT,
      data: { language: 'bn' },
      as: editor,
    })
    expect(captions.reply.doc).toMatchObject({ language: 'bn', cues: 1, mimeType: 'text/vtt' })
    const text = await find(captions.reply.doc.filename)
    expect(String(await buffer(Readable.from(text?.read({ start: 0, end: (text?.bytes ?? 0) - 1 }) ?? [])))).toBe(
      String(VTT),
    )
    for (const to of ['notice-files', 'sample-files']) {
      const pdf = await send({ to, name: 'a.exe', bytes: aPdf(), data: { pages: 99 }, as: editor })
      expect(pdf.reply.doc).toMatchObject({ filename: expect.stringMatching(/\.pdf$/), pages: 1 })
      expect((await find(pdf.reply.doc.filename))?.bytes).toBe(aPdf().length)
    }
    const wrong = await send({ to: 'caption-files', bytes: VTT, data: { language: 'xx' }, as: editor })
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('Language of the captions')])
  })
}
