import { anApplicantIn, aPaidApplication, newestApplication } from '../../steps/applicant.ts'
import { answer, card, fieldOf } from '../../steps/application-form.ts'
import { approve, check, decide, newsFor } from '../../steps/decisions.ts'
import { expectNoDeadLink } from '../../steps/links.ts'
import { chooseFile, documentField, specimenOf, uploadedFile } from '../../steps/uploads.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A student corrects an application that staff sent back, and is admitted', async ({ page, portal }) => {
  const { staff, email } = await anApplicantIn(page, portal)
  const application = await aPaidApplication(page, 'DELED')
  const photo = application.documents.find(({ kind }) => kind === 'photo')?.file.id ?? ''
  await check(staff, application, { document: photo, state: 'REJECTED', reason: 'The face cannot be seen.' })
  const reason = 'Please write your father’s whole name.'
  await decide(staff, application, { move: 'sendBack', reason, parts: ['personal'] })

  await page.goto('/student/dashboard')
  await expect(page.getByText('This application is given for re update.')).toBeVisible()
  await expect(page.getByText(reason)).toBeVisible()
  await page.getByRole('link', { name: 'Update' }).click()
  await expect(page).toHaveURL(`/student/DELED/application/${application.id}/update`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Your D.EL.ED Application Form')
  await expect(page.getByText(reason)).toBeVisible()
  await expect(documentField(page, 'photo')).toContainText('The face cannot be seen.')
  // What is to be done fits in three screens of a phone: links lead to each part, the rest is folded behind the button.
  await expect(page.getByRole('link', { name: 'Personal Details' }).first()).toHaveAttribute('href', '#card-personal')
  const button = await page.getByRole('button', { name: 'Update Details' }).boundingBox()
  expect((button?.y ?? Number.NaN) + (button?.height ?? 0)).toBeLessThan(3 * (page.viewportSize()?.height ?? 0))
  await expect(fieldOf(page, 'DELED', 'tenthBoard')).toBeHidden()
  await page.getByRole('button', { name: 'Update Details' }).click()
  await expect(documentField(page, 'photo')).toContainText('We did not accept this file.')
  await expect(documentField(page, 'signature')).toBeHidden()
  await page.locator('summary', { hasText: 'Academics and Qualifications' }).click()
  await expect(fieldOf(page, 'DELED', 'tenthBoard')).toHaveAttribute('readonly')
  await expect(fieldOf(page, 'DELED', 'aadhaar')).toHaveValue(/^XXXX XXXX \d{4}$/)

  await answer(page, 'DELED', { fatherName: '' })
  await expect(page.getByText(/^Oops, we noticed some mistakes/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update Details' })).toBeHidden()
  await answer(page, 'DELED', { fatherName: 'bimal kumar mondal' })
  await chooseFile(page, 'photo', { ...(await specimenOf('photo')), name: 'new-face.jpg' })
  await expect(uploadedFile(page, 'photo')).toHaveText('new-face.jpg')
  await page.getByRole('button', { name: 'Update Details' }).click()
  await expect(page).toHaveURL('/student/student-basic-details')
  await expect(page.getByText('Corrected', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Update' })).toBeHidden()

  await approve(staff, await newestApplication(page))
  await page.reload()
  await expect(page.getByText('Your D.El.Ed application is approved.')).toBeVisible()
  await expect(page.getByText(/^You are admitted\. Your fee plan shows what to pay and when\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'See your fee plan and pay' })).toHaveAttribute(
    'href',
    '/student/fee-plan',
  )
  await expectNoDeadLink(page)
  await page.getByText('Personal Details', { exact: true }).click()
  await expect(page.getByText('BIMAL KUMAR MONDAL').first()).toBeVisible()
  await page.getByText('Documents Details', { exact: true }).click()
  await expect(page.getByRole('link', { name: /^Open new-face\.jpg/ })).toBeVisible()
  await expect(page.getByText('Verified', { exact: true })).toHaveCount(application.documents.length)
  expect(await newsFor(staff, email, /is approved$/)).toContain(application.number)
  await page.goto('/student/dashboard')
  await expect(page.getByRole('link', { name: 'View Application' })).toBeVisible()
  await expectNoDeadLink(page)
  expect((await staff.one('students', 'email', email)).isApproved).toBe(true)
})

test('A correction of all marks and documents fits in three screens', { tag: '@long' }, async ({ page, portal }) => {
  const { staff } = await anApplicantIn(page, portal)
  const application = await aPaidApplication(page, 'DELED')
  const reason = 'Compare your answers with the mark sheets.'
  await decide(staff, application, { move: 'sendBack', reason, parts: ['education', 'documents'] })
  await page.goto(`/student/DELED/application/${application.id}/update`)
  const button = await page.getByRole('button', { name: 'Update Details' }).boundingBox()
  expect((button?.y ?? Number.NaN) + (button?.height ?? 0)).toBeLessThan(3 * (page.viewportSize()?.height ?? 0))
  await answer(page, 'DELED', { tenthMarks: '0' })
  await fieldOf(page, 'DELED', 'tenthMarks').blur()
  await page.locator('summary', { hasText: 'Secondary (Madhyamik)' }).click()
  await expect(fieldOf(page, 'DELED', 'tenthMarks')).toBeHidden()
  await page.getByRole('list').getByRole('link', { name: /marks/i }).first().click()
  await expect(fieldOf(page, 'DELED', 'tenthMarks')).toBeFocused()
})

test('An unrequested correction redirects to the error page, and an unfinished one survives a reload', {
  tag: '@long',
}, async ({ page, portal }) => {
  const { staff } = await anApplicantIn(page, portal)
  const application = await aPaidApplication(page, 'BED')
  const form = `/student/BED/application/${application.id}/update`
  await page.goto(form)
  await expect(page).toHaveURL('/something-wrong')
  await decide(staff, application, { move: 'sendBack', reason: 'Your marks, please.', parts: ['education'] })
  await page.goto(form)
  await answer(page, 'BED', { degreeMarks: '801' })
  await fieldOf(page, 'BED', 'degreeMarks').blur()
  await expect(card(page, 'Under-Graduation').getByText('Invalid Marks Calculation')).toBeVisible()
  await answer(page, 'BED', { degreeMarks: '500' })
  await page.reload()
  await expect(page.getByText('We restored the changes you made earlier.')).toBeVisible()
  await expect(fieldOf(page, 'BED', 'degreeMarks')).toHaveValue('500')
  await expect(card(page, 'Under-Graduation').getByText('62.50%')).toBeVisible()
})
