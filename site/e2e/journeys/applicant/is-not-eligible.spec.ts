import { anApplicantIn, answersFor, anUnfinishedForm } from '../../steps/applicant.ts'
import {
  answer,
  card,
  expectSaved,
  expectStep,
  nextScreen,
  openDocuments,
  openField,
  openForm,
  parts,
  saveAndNext,
} from '../../steps/application-form.ts'
import { documentField } from '../../steps/uploads.ts'
import { expect, test } from '../../steps/visitor.ts'

const GENERAL = /^If you are from GENERAL\/EWS or OBC category/
const RESERVED = /^If you are from SC\/ST category/

for (const { course, tag } of [
  { course: 'DELED', tag: [] },
  { course: 'DPHARM', tag: ['@long'] },
] as const) {
  test(`Insufficient marks for ${course} hide the college and the documents`, { tag: [...tag] }, async ({
    page,
    portal,
  }) => {
    await anApplicantIn(page, portal)
    const { answers } = await answersFor(page, course)
    await anUnfinishedForm(page, course, { answers, detailsSaved: true })
    await openForm(page, course, 2)
    await expect(parts(page)).toHaveCount(8)
    await expect(documentField(page, 'photo')).toBeVisible()

    await answer(page, course, { twelfthMarks: '249' })
    await expect(page.getByText(GENERAL)).toBeVisible()
    await expect(page.getByText(RESERVED)).toBeHidden()
    await expect(parts(page)).toHaveText([/^1 · Secondary \(Madhyamik\)/, /^2 · Higher Secondary/])
    await expect(card(page, 'Higher Secondary')).toBeVisible()
    await saveAndNext(page)
    await expect(page.getByText('Something went wrong, please check marks and percentage')).toBeVisible()

    await answer(page, course, { twelfthMarks: '250' })
    await expect(page.getByText(GENERAL)).toBeHidden()
    await expect(await openField(page, course, 'collegeId')).toHaveValue(answers.collegeId ?? '')
    await openDocuments(page, course, 'photo')
    await expect(documentField(page, 'photo')).toBeVisible()
    await expectSaved(page)
  })
}

test('The first screen asks what decides, and tells the rule before anything else is asked', async ({
  page,
  portal,
}) => {
  await anApplicantIn(page, portal)
  const { answers } = await answersFor(page, 'DELED')
  const { category, tenthFullMarks, tenthMarks, twelfthFullMarks } = answers
  await openForm(page, 'DELED')
  await expect(card(page, 'Can You Apply?')).toBeVisible()
  await expect(page.getByText(GENERAL)).toBeVisible()
  await expect(page.getByText(RESERVED)).toBeVisible()
  await page.getByText('What it costs in all', { exact: true }).click()
  await expect(page.getByRole('table', { name: /our college with the lowest fee/ })).toContainText(
    'With your application',
  )

  await answer(page, 'DELED', { category, tenthFullMarks, tenthMarks, twelfthFullMarks, twelfthMarks: '249' })
  const alert = page.getByRole('alert').filter({ hasText: 'You cannot apply for this course with these marks' })
  await expect(alert.getByText(GENERAL)).toBeVisible()
  await nextScreen(page)
  await expect(page.getByText('Something went wrong, please check marks and percentage')).toBeVisible()
  await expect(card(page, 'Can You Apply?')).toBeVisible()

  await answer(page, 'DELED', { twelfthMarks: '250' })
  await expect(alert).toBeHidden()
  await nextScreen(page)
  await expect(card(page, 'About You')).toBeVisible()
  await expectSaved(page)

  await anUnfinishedForm(page, 'DPHARM', { answers: { ...(await answersFor(page, 'DPHARM')).answers, tenthMarks: '' } })
  await openForm(page, 'DPHARM')
  await answer(page, 'DPHARM', { tenthMarks })
  await saveAndNext(page)
  await expectStep(page, 2)
  await expect(await openField(page, 'DPHARM', 'tenthMarks')).toHaveValue(tenthMarks ?? '')
})
