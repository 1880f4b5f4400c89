import { anApplicantIn, answersFor, anUnfinishedForm, logInAgain } from '../../steps/applicant.ts'
import { answer, expectSaved, expectStep, fieldOf, openDocuments, openForm } from '../../steps/application-form.ts'
import { upload } from '../../steps/uploads.ts'
import { expect, test } from '../../steps/visitor.ts'

test.use({ viewport: { width: 360, height: 800 } })

test('An applicant goes on with a form on another phone, at the question where it was left', async ({
  page,
  browser,
  portal,
}) => {
  const person = await anApplicantIn(page, portal)
  const { answers } = await answersFor(page, 'DELED', { twelfthMarks: '' })
  await anUnfinishedForm(page, 'DELED', { answers, detailsSaved: true })
  await openForm(page, 'DELED', 2)
  await answer(page, 'DELED', { twelfthMarks: '401' })
  await expectSaved(page)

  const other = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage()
  await logInAgain(other, person)
  await other.goto('/student/dashboard')
  await expect(other.getByRole('heading', { name: 'Go on with step 2 of 4' })).toBeVisible()
  await expect(other.getByText('You have not applied yet')).toHaveCount(0)
  await other.getByRole('link', { name: 'Continue' }).click()
  await expectStep(other, 2)
  await expect(fieldOf(other, 'DELED', 'twelfthMarks')).toBeFocused()
  await expect(fieldOf(other, 'DELED', 'twelfthMarks')).toBeInViewport()

  await openDocuments(other, 'DELED', 'photo')
  await upload(other, 'photo')
  await expectSaved(other)
  await page.goto('/student/dashboard')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Replace : Profile photo' })).toBeFocused()
  await other.context().close()
})
