import { anApplicantIn, answersFor, anUnfinishedForm } from '../../steps/applicant.ts'
import { answer, card, expectSaved, fieldOf, openForm, saveAndNext } from '../../steps/application-form.ts'
import { documentField } from '../../steps/uploads.ts'
import { expect, test } from '../../steps/visitor.ts'

const GENERAL = /^If you are from GENERAL\/EWS or OBC category/
const RESERVED = /^If you are from SC\/ST category/

for (const course of ['DELED', 'DPHARM'] as const) {
  test(`Insufficient marks for ${course} hide the college and the documents`, async ({ page, portal }) => {
    await anApplicantIn(page, portal)
    const { answers } = await answersFor(page, course)
    await anUnfinishedForm(page, course, { answers, detailsSaved: true })
    await openForm(page, course, 2)
    await expect(documentField(page, 'photo')).toBeVisible()

    await answer(page, course, { twelfthMarks: '249' })
    await expect(page.getByText(GENERAL)).toBeVisible()
    await expect(page.getByText(RESERVED)).toBeHidden()
    await expect(card(page, course === 'DELED' ? 'Language Marks' : 'Science Marks')).toBeHidden()
    await expect(card(page, 'College Preference')).toBeHidden()
    await expect(documentField(page, 'photo')).toBeHidden()
    await saveAndNext(page)
    await expect(page.getByText('Something went wrong, please check marks and percentage')).toBeVisible()

    await answer(page, course, { twelfthMarks: '250' })
    await expect(page.getByText(GENERAL)).toBeHidden()
    await expect(fieldOf(page, course, 'collegeId')).toHaveValue(answers.collegeId ?? '')
    await expect(documentField(page, 'photo')).toBeVisible()
    await expectSaved(page)
  })
}
