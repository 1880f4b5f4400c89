/** @long the dialog; editing.int.test.ts refuses outdated saves, differences.test.ts compares */
import { openRecord, publish, signIn } from '../../steps/admin.ts'
import { changeFee, changeFirstCollegePrice, changeStartingPrice, openBasics } from '../../steps/course-form.ts'
import { aBrowserOf, conflict, typeSummary } from '../../steps/editing.ts'
import { expect, test } from '../../steps/staff.ts'
import { aContentEditor, administratorOf } from '../../steps/staff-api.ts'

const COURSE = 'Bachelor of Education (B.Ed)'

test('A course that an editor is changing is locked for others, even after an autosave', { tag: '@long' }, async ({
  browser,
  page: mina,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const editor = await aContentEditor(staff)
  await signIn(mina, editor)
  const asha = await aBrowserOf(browser, portal, portal.administrator)
  await openRecord(mina, 'courses', COURSE)
  await typeSummary(mina, 'A first draft of Mina’s.')
  await typeSummary(mina, 'A second draft of Mina’s.')

  const { id } = await staff.one('courses', 'name', COURSE)
  await asha.goto(`/admin/collections/courses/${id}`)
  await expect(asha.getByRole('dialog')).toContainText(editor.email)

  await mina.goto('/admin')
  await asha.reload()
  await expect(asha.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
  await expect(asha.getByText(/^Live since/)).toBeVisible()
  await expect(asha.getByRole('dialog')).toHaveCount(0)
  await asha.context().close()
})

test('An editor merges a newer version into an outdated form instead of overwriting it', { tag: '@long' }, async ({
  page: first,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const editor = await aContentEditor(staff)
  await signIn(first, editor)
  const second = await first.context().newPage()
  await openRecord(first, 'courses', COURSE)
  await openRecord(second, 'courses', COURSE)

  await typeSummary(first, 'The summary of the first window.')
  await publish(first)

  await changeStartingPrice(second, '102000')
  const dialog = conflict(second)
  await expect(dialog).toContainText(`(${editor.email}) saved a newer version`)
  await expect(dialog).toContainText('after you opened it')
  await expect(dialog.getByRole('row', { name: /^Summary/ })).toContainText('The summary of the first window.')
  await expect(dialog.getByRole('row', { name: /^Starting price/ })).toContainText('₹1,02,000')
  await expect(second.getByLabel('Starting price (₹)')).toHaveValue('1,02,000.00')

  await dialog.getByRole('button', { name: 'Add my changes' }).click()
  await expect(second.getByLabel('Starting price (₹)')).toHaveValue('1,02,000.00')
  await openBasics(second)
  await expect(second.getByLabel('Summary')).toHaveValue('The summary of the first window.')
  await changeFee(second, '1st Semester', '13,000')
  await changeFirstCollegePrice(second, '1,02,000')
  await publish(second)
  const course = await staff.one('courses', 'name', COURSE)
  expect(course).toMatchObject({ summary: 'The summary of the first window.', startingPricePaise: 10_200_000 })
})

test('An editor can discard their changes after a conflict', { tag: '@long' }, async ({
  browser,
  page: mina,
  portal,
}) => {
  const staff = await administratorOf(portal)
  await signIn(mina, await aContentEditor(staff))
  const asha = await aBrowserOf(browser, portal, portal.administrator)
  await openRecord(mina, 'courses', COURSE)
  await openRecord(asha, 'courses', COURSE)
  await typeSummary(asha, 'The summary of Asha.')
  await publish(asha)
  await asha.goto('/admin')
  await asha.context().close()

  await mina.getByLabel('Summary').fill('The summary of Mina.')
  await expect(conflict(mina)).toContainText('The summary of Asha.')
  await expect(conflict(mina)).toContainText(`(${portal.administrator.email}) saved a newer version`)
  await conflict(mina).getByRole('button', { name: 'Back to my form' }).click()
  await expect(mina.getByLabel('Summary')).toHaveValue('The summary of Mina.')
  await mina.getByRole('button', { name: 'Publish changes' }).click()
  await conflict(mina).getByRole('button', { name: 'Discard my changes' }).click()
  await expect(mina.getByLabel('Summary')).toHaveValue('The summary of Asha.')
  expect((await staff.one('courses', 'name', COURSE)).summary).toBe('The summary of Asha.')
})
