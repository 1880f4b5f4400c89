import { livePath, openRecord, publish, signIn } from '../../steps/admin.ts'
import { expect, test } from '../../steps/staff.ts'
import { aContentEditor, administratorOf } from '../../steps/staff-api.ts'

const BOOK = 'Learning and Teaching'

test('The old address of a renamed book redirects to the new one', async ({ page, portal }) => {
  const editor = await aContentEditor(await administratorOf(portal))
  await signIn(page, editor)
  await openRecord(page, 'books', BOOK)
  const old = await livePath(page)
  await page.getByLabel('Title of the book').fill('Curriculum, Knowledge & the Child')
  await publish(page)

  await expect(async () => {
    await page.goto(old)
    await expect(page).toHaveURL(/\/curriculum-knowledge-the-child$/, { timeout: 100 })
  }).toPass({ timeout: 3000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Curriculum, Knowledge & the Child')
})
