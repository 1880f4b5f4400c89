import { anApplicantIn, answersFor, anUnfinishedForm, formOf } from '../../steps/applicant.ts'
import { answer, expectSaved, openDocuments, openField, openForm } from '../../steps/application-form.ts'
import { chooseFile, documentField, specimenOf, upload, uploadedFile } from '../../steps/uploads.ts'
import { expect, test } from '../../steps/visitor.ts'

test('Answers typed offline are stored, and saved once the connection is back', async ({ page, context, portal }) => {
  await anApplicantIn(page, portal)
  const { answers } = await answersFor(page, 'DPHARM')
  const { tenthBoard: _, physicsMarks: __, ...others } = answers
  await anUnfinishedForm(page, 'DPHARM', { answers: others, detailsSaved: true })
  await openForm(page, 'DPHARM', 2)

  await context.setOffline(true)
  await answer(page, 'DPHARM', { tenthBoard: 'TRIPURA BOARD' })
  await expect(page.getByText('Saved on this phone. We’ll send it when you are online.')).toBeVisible()
  await answer(page, 'DPHARM', { physicsMarks: '77' })
  await context.setOffline(false)
  await expectSaved(page)
  const { draft } = await formOf(page, 'DPHARM')
  expect(draft?.answers).toMatchObject({ tenthBoard: 'TRIPURA BOARD', physicsMarks: '77', collegeId: others.collegeId })

  await context.setOffline(true)
  await answer(page, 'DPHARM', { chemistryMarks: '99' })
  await expect(page.getByText('Saved on this phone. We’ll send it when you are online.')).toBeVisible()
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const later = await context.newPage()
  await openForm(later, 'DPHARM', 2)
  await expect(await openField(later, 'DPHARM', 'chemistryMarks')).toHaveValue('99')
  await expectSaved(later)
  expect((await formOf(later, 'DPHARM')).draft?.answers.chemistryMarks).toBe('99')
})

test('An interrupted upload resumes automatically, also from another part', { tag: '@long' }, async ({
  page,
  context,
  portal,
}) => {
  await anApplicantIn(page, portal)
  const { answers } = await answersFor(page, 'DELED')
  await anUnfinishedForm(page, 'DELED', { answers, detailsSaved: true })
  await openForm(page, 'DELED', 2)
  await page.route(
    '**/api/file/upload',
    async (route) => {
      await context.setOffline(true)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  const file = await specimenOf('tenthResult')
  await openDocuments(page, 'DELED', 'tenthResult')
  await chooseFile(page, 'tenthResult', file)
  await expect(documentField(page, 'tenthResult')).toContainText('You are offline. The upload will continue when')
  await answer(page, 'DELED', { twelfthBoard: 'CBSE' })
  await context.setOffline(false)
  await expect(page.getByText('File Successfully Uploaded')).toBeVisible()
  await openDocuments(page, 'DELED', 'tenthResult')
  await expect(uploadedFile(page, 'tenthResult')).toHaveText(file.name)
  await openDocuments(page, 'DELED', 'photo')
  await upload(page, 'photo')
  await expectSaved(page)

  await page.reload()
  await expect(uploadedFile(page, 'photo')).toBeVisible()
  await openDocuments(page, 'DELED', 'tenthResult')
  await expect(uploadedFile(page, 'tenthResult')).toHaveText(file.name)
  await expect(await openField(page, 'DELED', 'twelfthBoard')).toHaveValue('CBSE')
})
