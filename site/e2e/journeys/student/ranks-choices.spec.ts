import { paths } from '@pravesh/shared/site/paths'
import type { Locator, Page } from 'playwright/test'
import { PHONE } from '../../../../scripts/lib/screens.ts'
import { expectAccessible } from '../../checks/axe.ts'
import { expectReflow } from '../../checks/reflow.ts'
import { anApplicantIn, aPaidApplication } from '../../steps/applicant.ts'
import { anOpenProcess, letTheStepBegin, test } from '../../steps/merit.ts'
import { expect } from '../../steps/visitor.ts'

test.use(PHONE)

test('An applicant types marks, then ranks colleges with buttons, by dragging and by place', async ({
  page,
  portal,
}) => {
  const { staff } = await anApplicantIn(page, portal)
  const application = await aPaidApplication(page, 'DELED')
  const process = await anOpenProcess(page, staff, application)

  await page.goto(paths.application)
  await page.getByRole('link', { name: 'Marks, choices and seat' }).click()
  await expect(page).toHaveURL(paths.meritOf(application.id))
  await expect(page.getByText(/^Now: Apply, until /)).toBeVisible()
  await expect(page.getByText('You have not typed your marks.')).toBeVisible()
  const marks = page.getByRole('region', { name: 'Your marks and your score' })
  await marks.getByRole('button', { name: 'Save the marks' }).click()
  await expect(marks.getByRole('alert')).toContainText('Subject 1: Enter the name of the subject')
  for (const [at, subject] of ['Bengali', 'English', 'History', 'Geography', 'Physics'].entries()) {
    const row = marks.getByRole('group', { name: `Subject ${at + 1}` })
    await row.getByLabel('Subject', { exact: true }).fill(subject)
    await row.getByLabel('Marks obtained').fill(`${60 + at * 5}`)
    await row.getByLabel('Full marks').fill('100')
  }
  await expect(marks.getByText('Score of what you typed: 70')).toBeVisible()
  await page.reload()
  await expect(marks.getByText('You have marks that are not saved.')).toBeVisible()
  await marks.getByRole('button', { name: 'Save the marks' }).click()
  await expect(marks.getByText('Score: 70')).toBeVisible()
  await expect(marks.getByText('Not checked yet')).toBeVisible()
  await expectAccessible(page, 'typed marks')
  await expectReflow(page, 'typed marks')

  letTheStepBegin(portal, process, 'choices')
  await page.reload()
  const choices = page.getByRole('region', { name: 'Your choices' })
  await expect(choices.getByText('You have chosen nothing yet.')).toBeVisible()
  for (const _ of [1, 2, 3]) await choices.getByRole('button', { name: /^Add/ }).first().click()
  const ranked = choices.getByRole('list').first().locator('strong')
  const [first = '', second = '', third = ''] = await ranked.allTextContents()
  await choices.getByRole('button', { name: `Down : ${first}` }).press('Enter')
  await expect(choices.getByRole('status')).toContainText(`${first} is now choice 2 of 3.`)
  await expect(ranked).toHaveText([second, first, third])
  await expect(choices.getByRole('button', { name: `Down : ${first}` })).toBeFocused()
  await drag(page, choices, { from: 2, to: 1 })
  await expect(ranked).toHaveText([second, third, first])
  await dragToTheEdge(page, choices)
  await expect(ranked).toHaveText([third, first, second])
  await choices.getByRole('button', { name: `Move to place … : ${second}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Move ${second}` })
  await expect(dialog.getByLabel('New place')).toBeFocused()
  await dialog.getByLabel('New place').selectOption({ label: `1. ${third}` })
  await expectAccessible(page, 'a choice that moves to a place')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(choices.getByRole('status')).toContainText(`${second} is now choice 1 of 3.`)
  await expect(choices.getByRole('button', { name: `Move to place … : ${second}` })).toBeFocused()
  await expect(ranked).toHaveText([second, third, first])
  await expectAccessible(page, 'ranked choices')
  await expectReflow(page, 'ranked choices')

  await page.reload()
  await expect(choices.getByText('You have changes that are not saved.')).toBeVisible()
  await expect(ranked).toHaveText([second, third, first])
  await choices.getByRole('button', { name: 'Save the choices' }).click()
  await expect(choices.getByText(/^Saved on /)).toBeVisible()
  await expect(choices.getByText('You have changes that are not saved.')).toBeHidden()
  await page.reload()
  await expect(ranked).toHaveText([second, third, first])

  letTheStepBegin(portal, process, 'rounds')
  await page.reload()
  await expect(choices.getByRole('button', { name: 'Save the choices' })).toBeHidden()
  await expect(choices.getByRole('listitem')).toHaveText([second, third, first])
})

/** Drags a choice by its handle to the place of another. */
async function drag(page: Page, choices: Locator, { from, to }: { from: number; to: number }): Promise<void> {
  const rows = choices.getByRole('list').first().locator('> li')
  const handle = rows.nth(from).getByTitle('Drag')
  await handle.scrollIntoViewIfNeeded()
  const [start, end] = [await handle.boundingBox(), await rows.nth(to).boundingBox()]
  if (start === null || end === null) throw new Error('The choices are not on screen.')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, end.y + 2, { steps: 10 })
  await page.mouse.up()
}

/** Holds the first choice at the lower edge of the screen until the page has scrolled so far that it is the last one. */
async function dragToTheEdge(page: Page, choices: Locator): Promise<void> {
  const rows = choices.getByRole('list').first().locator('> li')
  const handle = rows.first().getByTitle('Drag')
  await handle.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await handle.boundingBox()
  if (box === null) throw new Error('The choices are not on screen.')
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, PHONE.viewport.height - 4, { steps: 5 })
  await expect.poll(scrolled).toBeGreaterThan(before)
  await expect(rows.last()).toHaveAttribute('data-dragged')
  await page.mouse.up()
}
