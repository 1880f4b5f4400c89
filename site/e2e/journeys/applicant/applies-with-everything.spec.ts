/** @long every course; application-pages.spec.ts fills in and previews the richest form */
import { APPEARING_NOTES } from '@pravesh/shared/admissions/courses/bed/questions'
import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import { longestAnswers } from '@pravesh/shared/admissions/fixtures/answers'
import type { RequestedDocument } from '@pravesh/shared/admissions/form/requested-documents'
import { COURSE_CODES, type CourseCode } from '@pravesh/shared/courses/courses'
import type { Page } from 'playwright/test'
import type { Portal } from '../../../../scripts/lib/running-portal.ts'
import { anApplicantIn, answersFor, newestApplication } from '../../steps/applicant.ts'
import {
  acceptAgreement,
  acceptTerms,
  answerStep,
  expectStep,
  openField,
  openForm,
  proceedAndPay,
  saveAndNext,
  uploadAll,
} from '../../steps/application-form.ts'
import { payApplicationFee } from '../../steps/payment.ts'
import { expect, test } from '../../steps/visitor.ts'

const RICHEST_FORM = 'BED'

test(`An applicant for ${RICHEST_FORM} answers every optional question and previews all`, { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await fillInEverything(page, portal, RICHEST_FORM)
})

for (const course of COURSE_CODES) {
  test(`An applicant for ${course} answers every optional question and sends all`, { tag: '@long' }, async ({
    page,
    portal,
  }) => {
    const sent = await fillInEverything(page, portal, course)
    await saveAndNext(page)

    await expectStep(page, 3)
    await acceptAgreement(page, course)
    await saveAndNext(page)
    await expectStep(page, 4)
    await proceedAndPay(page)
    await payApplicationFee(page)

    const { sections, documents, feePaid } = await newestApplication(page)
    expect(feePaid).toBe(true)
    expect(documents.map(({ kind }) => kind).toSorted()).toEqual(sent.map(({ kind }) => kind).toSorted())
    await page.getByRole('link', { name: 'View Application' }).click()
    for (const part of ['Personal Details', 'Education Details', 'Documents Details']) {
      await page.locator('summary', { hasText: part }).first().click()
    }
    expect(sections.flatMap(({ rows }) => rows).length).toBeGreaterThan(50)
    await expect(page.getByText('XXXX XXXX', { exact: false }).first()).toBeVisible()
    for (const { kind } of sent) await expect(page.getByText(DOCUMENT_LABELS[kind], { exact: true })).toBeVisible()
  })
}

/** Fills in the first two steps and looks at the preview; returns the uploaded documents. */
async function fillInEverything(page: Page, portal: Portal, course: CourseCode): Promise<RequestedDocument[]> {
  await anApplicantIn(page, portal)
  const shortest = await answersFor(page, course)
  const { subject, collegeId } = shortest.answers
  const answers = longestAnswers(course, { collegeId, ...(subject && { subject }) })

  await openForm(page, course)
  await expect(page.getByLabel('Student ID', { exact: true })).toBeHidden()
  await expect(page.getByLabel('Type of disability')).toBeHidden()
  await answerStep(page, course, 1, answers)
  await saveAndNext(page)

  await expectStep(page, 2)
  await answerStep(page, course, 2, answers)
  if (course === 'BED') {
    for (const status of ['degreeStatus', 'mastersStatus'] as const) {
      await openField(page, course, status)
      for (const note of APPEARING_NOTES) await expect(page.getByText(note)).toHaveCount(1)
    }
  }
  const sent = await uploadAll(page, { course, answers, optional: true })
  await acceptTerms(page)

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Application Form Preview' })
  for (const name of ['studentId', 'disabilityType', 'presentAddress'] as const) {
    await expect(preview.getByRole('cell', { name: answers[name] ?? '' })).toBeVisible()
  }
  await preview.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(preview).toBeHidden()
  return sent
}
