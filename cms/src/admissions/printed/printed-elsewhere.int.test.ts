/** @sqlite-only one drawing; join-races.int.test.ts moves applications on both databases */
import { writeFile } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { anAdmissionsOfficer, anApprovedApplication, anOpenCourse } from '../../../test/builders/applications.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { pdfText } from '../../../test/pdf-text.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { stopPdfRenderer } from '../../pdf/feature.ts'
import { printedWords } from './words/words.ts'

const portal = startTestPortal()
afterAll(() => stopPdfRenderer(portal.payload))

it('names the college of the admission and the one that the applicant preferred', async () => {
  const { payload } = portal
  const open = await anOpenCourse(payload)
  const [preferred, admitted] = open.colleges
  const student = await anActiveStudent(payload)
  const staffId = (await anAdmissionsOfficer(payload)).id
  const { id } = await anApprovedApplication(payload, { open, student, staffId })
  const data = { college: admitted.id, collegeName: admitted.name }
  await updateRow({ payload, collection: 'applications', where: id, data })
  const headers = await loggedIn(payload, student)
  const { reply } = await portal.call('POST', '/api/pdf/application-pdf', { aid: id }, headers)
  const { bytes } = await portal.call('GET', `/api/pdf/fetch-pdf/${reply.result._id}`, undefined, headers)
  if (process.env.KEEP_PDF) await writeFile(`${process.env.KEEP_PDF}/elsewhere.pdf`, bytes)
  const { admittedAt, appliedTo } = printedWords.en.facts
  expect(pdfText(bytes)).toContain(`${admittedAt}${admitted.name} ${appliedTo}${preferred.name}`)
})
