/** @sqlite-only drawing and access; documents.int.test.ts stores and deletes on both databases */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPdf, aPdfOf } from '../../../test/builders/documents.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { storedPath } from '../../../test/stored-path.ts'
import { portalOf } from '../../foundation/portal.ts'
import { uploadNames } from '../../operations/backup/copy-uploads.ts'
import type { ApplicantDocument, Student } from '../../payload-types.ts'
import type { Role } from '../../staff/permissions/roles.ts'
import { drawnName } from '../../storage/drawn-names.ts'
import { sweepFiles } from '../../storage/sweep-files.ts'
import { documentName } from './document-folder.ts'
import { eraseDocuments } from './index.ts'
import { storeDocument } from './store-document.ts'

const portal = startTestPortal()
const now = new Date()

let asha: Student
beforeAll(async () => {
  asha = await anActiveStudent(portal.payload)
})

function aDocument(owner: Student = asha): Promise<ApplicantDocument> {
  const sent = { name: 'result.pdf', bytes: aPdf(), kind: 'degreeResult' } as const
  return storeDocument({ payload: portal.payload, studentId: owner.id, sent, now })
}
const fileOf = ({ filename }: ApplicantDocument) => storedPath(portal.payload, documentName(filename ?? ''))
const viewOf = (id: string) => `/api/file/document/${id}/view`

async function asStaff(...roles: Role[]): Promise<Record<string, string>> {
  const { cookie } = (await aStaffSession(portal, roles)).headers
  return { cookie: cookie ?? '', 'sec-fetch-site': 'same-origin' }
}

describe('the pages of a PDF', () => {
  const MISLEADING = `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 200 200] /A << /S /URI /URI (https://evil.example/) >> >>]`
  const pageOf = (id: string, page: number | string) => `/api/file/document/${id}/page/${page}`
  let officer: Record<string, string>
  beforeAll(async () => {
    officer = await asStaff('admissions-officer')
  })
  async function aPdfDocument(bytes: Buffer) {
    const sent = { name: 'result.pdf', bytes, kind: 'degreeResult' } as const
    return storeDocument({ payload: portal.payload, studentId: asha.id, sent, now })
  }
  const ask = (address: string, headers = officer) => portal.call('GET', address, undefined, headers)

  it('are pictures for staff, drawn once, and without what a reader could click', async () => {
    const document = await aPdfDocument(aPdfOf(3))
    const { reply } = await ask(`/api/file/document/${document.id}/pages`)
    const a4 = { width: 1456, height: 2060 }
    expect(reply.result).toEqual({ pages: [1, 2, 3].map((page) => ({ page, ...a4 })), lacksFonts: false })
    const drawn = await ask(pageOf(document.id, 2))
    expect(Object.fromEntries(drawn.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(drawn.bytes).metadata()).toMatchObject({ format: 'jpeg', ...a4 })
    const { isOpaque, channels } = await sharp(drawn.bytes).stats()
    expect(isOpaque).toBe(true)
    // The number of the page is black.
    expect(channels[0]?.min).toBeLessThan(50)
    const stored = storedPath(portal.payload, drawnName(documentName(document.filename ?? ''), 2))
    expect(readFileSync(stored).equals(drawn.bytes)).toBe(true)
    rmSync(fileOf(document))
    expect((await ask(pageOf(document.id, 2))).bytes.equals(drawn.bytes)).toBe(true)
    expect(await ask(pageOf(document.id, 1))).toMatchObject({ status: 404 })
  })

  it('stand in a page without the uploaded bytes, and the original behind a warning', async () => {
    const { id } = await aPdfDocument(aPdf({ body: `9 0 obj << ${MISLEADING} >> endobj` }))
    const { text, headers } = await ask(viewOf(id))
    expect(text).toContain(`<img src="${pageOf(id, 1)}"`)
    expect(text).toContain('Graduation result')
    expect(text).not.toContain('evil.example')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; img-src 'self'; style-src 'sha256-/)
    expect(text.indexOf('may contain links')).toBeLessThan(text.indexOf(`href="/api/file/document/${id}/original"`))
    const original = await ask(`/api/file/document/${id}/original`)
    expect(original.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(original.headers.get('content-security-policy')).toMatch(/^sandbox;/)
    expect(original.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('are for staff who review applications only', async () => {
    const { id } = await aPdfDocument(aPdf())
    const visitors = [{}, await loggedIn(portal.payload, asha), await asStaff('store', 'accounts', 'content-editor')]
    for (const address of ['pages', 'page/1', 'view', 'original'].map((call) => `/api/file/document/${id}/${call}`)) {
      for (const headers of visitors) expect(await ask(address, headers)).toMatchObject({ status: 404 })
    }
    for (const page of ['0', '2', '-1', '1.5', 'x', '99999', '%00']) {
      expect([404, 422]).toContain((await ask(pageOf(id, page))).status)
    }
  })

  it('of a file that cannot be drawn are explained', async () => {
    const document = await aPdfDocument(aPdf())
    writeFileSync(fileOf(document), 'no PDF')
    for (const call of ['pages', 'page/1', 'view']) {
      const answer = await ask(`/api/file/document/${document.id}/${call}`)
      expect(answer).toMatchObject({
        status: 422,
        reply: { success: false, msg: expect.stringMatching(/cannot show/) },
      })
    }
  })

  it('are deleted with their file, by the sweep if they were drawn meanwhile', async () => {
    const student = await anActiveStudent(portal.payload)
    const { id, filename } = await aDocument(student)
    const stored = storedPath(portal.payload, drawnName(documentName(filename ?? ''), 1))
    await ask(pageOf(id, 1))
    expect(existsSync(stored)).toBe(true)
    await eraseDocuments({ payload: portal.payload, studentId: student.id })
    expect(existsSync(stored)).toBe(false)
    await portalOf(portal.payload).storage.put(drawnName(documentName(filename ?? ''), 1), Buffer.from('x'))
    const kept = await aDocument()
    await ask(pageOf(kept.id, 1))
    await sweepFiles({ payload: portal.payload, now })
    expect(existsSync(stored)).toBe(false)
    expect(existsSync(storedPath(portal.payload, drawnName(documentName(kept.filename ?? ''), 1)))).toBe(true)
  })

  it('are left out of backups', async () => {
    const { id, filename } = await aDocument()
    await ask(pageOf(id, 1))
    const names = await uploadNames(portalOf(portal.payload).storage)
    expect(names).toContain(documentName(filename ?? ''))
    expect(names.filter((name) => name.startsWith('private/drawn/'))).toEqual([])
  })
})
