import { anApplicantIn, answersFor, anUnfinishedForm, formOf } from '../../steps/applicant.ts'
import { expectSaved, openDocuments, openForm } from '../../steps/application-form.ts'
import { aLargePicture, chooseFile, documentField, specimenOf, upload, uploadedFile } from '../../steps/uploads.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A photo that is too large can be cropped and shrunk in the browser', async ({ page, portal }) => {
  await anApplicantIn(page, portal)
  const { answers } = await answersFor(page, 'DELED')
  await anUnfinishedForm(page, 'DELED', { answers, detailsSaved: true })
  await openForm(page, 'DELED', 2)
  await openDocuments(page, 'DELED', 'photo')
  const field = documentField(page, 'photo')
  const large = await aLargePicture(page, 'holiday.jpg')
  expect(large.buffer.length).toBeGreaterThan(200_000)
  await chooseFile(page, 'photo', large)
  const dialog = page.getByRole('dialog', { name: 'Crop: Profile photo' })
  await expect(dialog).toContainText('File should be less then 200kb')
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('1.5')
  await dialog.getByRole('application').press('ArrowLeft')
  await dialog.getByRole('button', { name: 'Rotate' }).click()
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('File Successfully Uploaded')).toBeVisible()
  await expect(uploadedFile(page, 'photo')).toHaveText('holiday.jpg')
  const picture = field.getByRole('img', { name: 'Your uploaded file: Profile photo' })
  await expect(picture).toHaveJSProperty('complete', true)
  const shape = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
  expect(shape).toBeCloseTo(3 / 4, 1)

  await expectSaved(page)
  const { draft } = await formOf(page, 'DELED')
  const stored = draft?.files.find(({ id }) => id === draft.documents.photo)
  expect(stored?.bytes).toBeGreaterThan(1000)
  expect(stored?.bytes).toBeLessThanOrEqual(200_000)
})

test('Several photos become one PDF in the browser', async ({ page, portal }) => {
  await anApplicantIn(page, portal)
  const { answers } = await answersFor(page, 'DELED')
  await anUnfinishedForm(page, 'DELED', { answers, detailsSaved: true })
  await openForm(page, 'DELED', 2)
  await openDocuments(page, 'DELED', 'twelfthResult')
  const field = documentField(page, 'twelfthResult')
  await field.getByRole('button', { name: /^Photos as one PDF/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Photos as one PDF: Class 12 result' })
  const pages = dialog.getByRole('listitem')
  const [first, second] = [await aLargePicture(page, 'front.jpg'), await aLargePicture(page, 'back.jpg')]
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await dialog.locator('input[data-photos]').setInputFiles([first, broken, second, await specimenOf('tenthResult')])
  await expect(pages).toHaveCount(3)
  await expect(dialog.getByRole('alert')).toHaveText(/^We cannot open “broken.jpg”/)
  await expect(dialog.getByRole('status')).toHaveText('3 pages.')

  const moveUp = dialog.getByRole('button', { name: 'Move up: Page 2' })
  await moveUp.click()
  await expect(pages.first()).toContainText('back.jpg')
  await expect(dialog.getByRole('button', { name: 'Move up: Page 1' })).toBeFocused()
  await expect(dialog.getByRole('status')).toHaveText('Page 2 is now page 1.')
  await dialog.getByRole('button', { name: 'Remove: Page 2' }).click()
  await expect(pages).toHaveCount(2)
  await expect(dialog.getByRole('button', { name: 'Add photos' })).toBeFocused()

  await dialog.getByRole('button', { name: 'Upload 2 pages as one PDF' }).click()
  await expect(dialog).toBeHidden()
  await expect(uploadedFile(page, 'twelfthResult')).toHaveText('Class 12 result.pdf')
  await expectSaved(page)
  const { draft } = await formOf(page, 'DELED')
  const stored = draft?.files.find(({ id }) => id === draft.documents.twelfthResult)
  expect(stored?.type).toBe('application/pdf')
  expect(stored?.bytes).toBeGreaterThan(100_000)
})

test('Unsuitable files are refused with the reason; stored files can be replaced and removed', {
  tag: '@long',
}, async ({ page, portal }) => {
  await anApplicantIn(page, portal)
  const { answers } = await answersFor(page, 'BED')
  await anUnfinishedForm(page, 'BED', { answers, detailsSaved: true })
  await openForm(page, 'BED', 2)
  const [pdf, picture] = [await specimenOf('degreeResult'), await specimenOf('tenthResult')]
  const refused = async (kind: Parameters<typeof documentField>[1], file: typeof pdf, message: string) => {
    await openDocuments(page, 'BED', kind)
    await chooseFile(page, kind, file)
    await expect(documentField(page, kind).getByRole('alert').getByText(message, { exact: true })).toBeVisible()
  }
  await refused('photo', pdf, 'File extension should be only jpg, png , jpeg')
  await refused('degreeResult', picture, 'File extension should be only pdf')
  const text = { name: 'marks.txt', mimeType: 'text/plain', buffer: Buffer.from('marks') }
  await refused('tenthResult', text, 'File extension should be only jpg, png , jpeg , pdf')
  const notJpg = 'This file is named as a JPG picture, but it is not one. Save it as JPG, or choose another file.'
  await refused('tenthResult', { ...pdf, name: 'marks.jpg' }, notJpg)
  const heavy = { ...pdf, buffer: Buffer.concat([pdf.buffer, Buffer.alloc(5_000_001 - pdf.buffer.length)]) }
  await refused('tenthResult', heavy, 'File should be less then 5 MB')

  await upload(page, 'tenthResult')
  const field = documentField(page, 'tenthResult')
  await expect(field.getByRole('alert')).toBeHidden()
  await expect(field.getByRole('button', { name: /^Replace/ })).toBeVisible()
  await chooseFile(page, 'tenthResult', { ...pdf, name: 'whole-result.pdf' })
  await expect(uploadedFile(page, 'tenthResult')).toHaveText('whole-result.pdf')
  await field.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('Class 10 result removed.')).toBeVisible()
  await expect(uploadedFile(page, 'tenthResult')).toBeHidden()
  await expect(field.getByRole('button', { name: /^Choose a file/ })).toBeFocused()
  await expectSaved(page)
  await page.reload()
  await expect(field.getByRole('button', { name: /^Choose a file/ })).toBeVisible()
  await expect(uploadedFile(page, 'tenthResult')).toBeHidden()
})
