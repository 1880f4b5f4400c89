/** @sqlite-only drawing and access; review and its effects run on both databases */

import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { translateShown } from '@pravesh/shared/admissions/form/translate-shown'
import { admissionTranslations } from '@pravesh/shared/admissions/translations/translations'
import { translator } from '@pravesh/shared/platform/translate'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import {
  anAdmissionsOfficer,
  anApprovedApplication,
  anOpenCourse,
  aPaidApplication,
  type OpenCourse,
  reread,
} from '../../../test/builders/applications.ts'
import { aPhoto, aPng } from '../../../test/builders/documents.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { pdfText } from '../../../test/pdf-text.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { storedPath } from '../../../test/stored-path.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import { stopPdfRenderer } from '../../pdf/feature.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { documentName, pictureBoxOf } from '../uploads/index.ts'
import { printedWords } from './words/words.ts'

const portal = startTestPortal()
let open: OpenCourse
let headers: Record<string, string>
let application: ApplicationRecord

beforeAll(async () => {
  const { payload } = portal
  open = await anOpenCourse(payload)
  const staffId = (await anAdmissionsOfficer(payload)).id
  const student = await anActiveStudent(payload)
  headers = await loggedIn(payload, student)
  application = await anApprovedApplication(payload, { open, student, staffId })
  for (const kind of ['photo', 'signature'] as const) await writePicture(kind)
})
afterAll(() => stopPdfRenderer(portal.payload))

async function fileOf(kind: 'photo' | 'signature'): Promise<string> {
  const id = application.documents[kind] ?? ''
  const { filename } = await portal.payload.findByID({ collection: 'applicant-documents', id })
  return storedPath(portal.payload, documentName(filename ?? ''))
}

async function writePicture(kind: 'photo' | 'signature'): Promise<void> {
  const file = await fileOf(kind)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, await aPhoto())
}

type Name = 'application' | 'agreement'
const generate = (name: Name, aid = application.id, as = headers) =>
  portal.call('POST', `/api/pdf/${name}-pdf`, { aid }, as)

async function textOf(name: Name, aid = application.id): Promise<string> {
  const { reply } = await generate(name, aid)
  return pdfText((await portal.call('GET', `/api/pdf/fetch-pdf/${reply.result._id}`, undefined, headers)).bytes)
}

it('prints all answers as the student saw them', async () => {
  const text = await textOf('application')
  expect(text).toContain(application.number)
  for (const { title, rows } of application.shown) {
    expect(text).toContain(title)
    for (const { label, value } of rows) {
      expect(text).toContain(label.replace(/\s+/g, ' ').trim())
      expect(text).toContain(value.replace(/\s+/g, ' ').trim())
    }
  }
  expect(text).toMatch(/XXXX XXXX \d{4}/)
})

it('prints in the language of the page, with the figures and names of the record', async () => {
  const { env } = portalOf(portal.payload)
  portalOf(portal.payload).env = { ...env, languages: ['en', 'hi', 'bn'] }
  onTestFinished(() => {
    portalOf(portal.payload).env = env
  })
  const inLanguage = async (language: string) => {
    const { reply } = await generate('application', application.id, { ...headers, 'x-language': language })
    const { bytes } = await portal.call('GET', `/api/pdf/fetch-pdf/${reply.result._id}`, undefined, headers)
    if (process.env.KEEP_PDF) await writeFile(`${process.env.KEEP_PDF}/${language}.pdf`, bytes)
    return pdfText(bytes)
  }
  for (const locale of ['bn', 'hi'] as const) {
    const text = await inLanguage(locale)
    expect(text).toContain(application.number)
    expect(text).toContain(application.studentName)
    const translate = translator(locale, [admissionTranslations])
    const printed = translateShown(application.shown, translate).flatMap(({ title, rows }) => [
      title,
      ...rows.flatMap(({ label, value }) => [label, value]),
    ])
    // Readers that search or copy the text get the letters that were written, also those of conjuncts.
    const asText = printed.map((each) => each.normalize('NFC').replace(/\s+/g, ' ').trim())
    expect(asText.filter((each) => !text.includes(each))).toEqual([])
  }
})

it('prints in English in a language that is not published', async () => {
  const { reply } = await generate('application', application.id, { ...headers, 'x-language': 'hi' })
  const { bytes } = await portal.call('GET', `/api/pdf/fetch-pdf/${reply.result._id}`, undefined, headers)
  expect(pdfText(bytes)).toContain('Application form')
})

it('prints claims, their certificates, and the name in the letters of the student', async () => {
  const { payload } = portal
  const student = await anActiveStudent(payload)
  const staffId = (await anAdmissionsOfficer(payload)).id
  const { id } = await anApprovedApplication(payload, { open, student, staffId, longest: true })
  const own = await loggedIn(payload, student)
  const { reply } = await generate('application', id, own)
  const text = pdfText((await portal.call('GET', `/api/pdf/fetch-pdf/${reply.result._id}`, undefined, own)).bytes)
  for (const printed of ['Number of the category certificate', 'OBC/2019/04417', 'XXXX XXXX 9012'])
    expect(text).toContain(printed)
  expect(text.normalize('NFC')).toContain('আশা')
})

it('prints photograph and signature', async () => {
  const { reply } = await generate('application')
  const { bytes } = await portal.call('GET', `/api/pdf/fetch-pdf/${reply.result._id}`, undefined, headers)
  expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(2)
})

it('scales a large picture that was stored before sizes were limited', async () => {
  const file = await fileOf('signature')
  await writeFile(file, await aPng({ width: 6000, height: 120 }))
  const { reply } = await generate('application')
  await writeFile(file, await aPhoto())
  const { bytes } = await portal.call('GET', `/api/pdf/fetch-pdf/${reply.result._id}`, undefined, headers)
  const widths = [...bytes.toString('latin1').matchAll(/\/Width (\d+)/g)].map(([, width]) => Number(width))
  expect(Math.max(...widths)).toBe(pictureBoxOf('signature').width)
})

it('prints the agreement with its version and the record of its acceptance', async () => {
  const text = await textOf('agreement')
  const { version, acceptedFrom } = application.agreement ?? {}
  expect(text).toContain(version)
  expect(text).toContain(acceptedFrom)
  expect(text).toContain('Acceptance record')
  expect(text).toContain('Everything I have stated in this application is true.')
})

it.each(['hi', 'bn'] as const)(
  'prints an agreement that was read in %s in this language, with the English text',
  async (locale) => {
    const { payload } = portal
    const student = await anActiveStudent(payload)
    const staffId = (await anAdmissionsOfficer(payload)).id
    const { id, number, agreement } = await anApprovedApplication(payload, { open, student, staffId, locale })
    const own = await loggedIn(payload, student)
    const printed = async (language: string) => {
      const { reply } = await generate('agreement', id, { ...own, 'x-language': language })
      return (await portal.call('GET', `/api/pdf/fetch-pdf/${reply.result._id}`, undefined, own)).bytes
    }
    const bytes = await printed(locale)
    if (process.env.KEEP_PDF) await writeFile(`${process.env.KEEP_PDF}/agreement-${locale}.pdf`, bytes)
    const text = pdfText(bytes)
    const words = printedWords[locale].agreement
    const expected = [...linesOf(agreement?.html), ...linesOf(agreement?.englishHtml), number]
    const shown = [...expected, words.title, words.acceptance, words.how, words.english].map((each) =>
      each.normalize('NFC'),
    )
    expect(shown.filter((each) => !text.includes(each))).toEqual([])
    // A copy for a page in another language is the same document.
    const again = pdfText(await printed('en'))
    expect(again.match(CODE)?.[0]).toBe(text.match(CODE)?.[0])
    expect(again).toContain(words.acceptance.normalize('NFC'))
  },
)

const CODE = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/

/** The texts of paragraphs, items and cells. */
const linesOf = (html?: string | null) =>
  (html ?? '').split(/<[^>]*>/).flatMap((part) => unescaped(part).replace(/\s+/g, ' ').trim() || [])

const unescaped = (text: string) =>
  text
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

it('gives both files of one application to the browser, each by its own id', async () => {
  const [form, agreement] = [await generate('application'), await generate('agreement')]
  const nameOf = async (id: string) =>
    (await portal.call('GET', `/api/pdf/fetch-pdf/${id}`, undefined, headers)).headers.get('content-disposition')
  expect(await nameOf(form.reply.result._id)).toContain(`application_pdf_${application.id}.pdf`)
  expect(await nameOf(agreement.reply.result._id)).toContain(`agreement_pdf_${application.id}.pdf`)
  expect(await nameOf(application.id)).toContain(`agreement_pdf_${application.id}.pdf`)
})

it('is for the owner of an approved application and for permitted staff only', async () => {
  const student = await anActiveStudent(portal.payload)
  const other = await loggedIn(portal.payload, student)
  const waiting = await aPaidApplication(portal.payload, { open, student })
  const editor = await aStaffSession(portal, ['content-editor'])
  const officer = await aStaffSession(portal, ['admissions-officer'])
  const refusal = { status: 404, reply: { success: false, msg: 'There is no such document.' } }
  for (const name of ['application', 'agreement'] as const) {
    expect(await generate(name, application.id, other)).toMatchObject(refusal)
    expect(await generate(name, waiting.id, other)).toMatchObject(refusal)
    expect(await generate(name, application.id, editor.headers)).toMatchObject(refusal)
    expect(await generate(name, 'unknown')).toMatchObject(refusal)
    expect((await generate(name, application.id, officer.headers)).status).toBe(200)
  }
})

it('reports an earlier form as replaced once the application has changed', async () => {
  const issued = async () => {
    const where = { subjectId: { equals: application.id }, kind: { equals: 'application' } }
    return (await portal.payload.find({ collection: 'issued-documents', where, sort: 'createdAt' })).docs
  }
  await generate('application')
  const [first] = await issued()
  const verify = async () =>
    (await portal.call('POST', '/api/document/verify', { code: first?.code })).reply.result.state
  expect(await verify()).toBe('valid')
  const { revision } = await reread(portal.payload, application.id)
  await updateRow({
    payload: portal.payload,
    collection: 'applications',
    where: application.id,
    data: { revision: revision + 1 },
  })
  await generate('application')
  expect(await issued()).toHaveLength(2)
  expect(await verify()).toBe('replaced')
})

it('prints a form whose photograph is missing', async () => {
  await rm(await fileOf('photo'))
  expect((await generate('application')).status).toBe(200)
})
