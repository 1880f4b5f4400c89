import { meritCalls } from '@pravesh/shared/allotment/calls/merit-calls'
import { paths } from '@pravesh/shared/site/paths'
import type { Page } from 'playwright/test'
import { PHONE } from '../../../../scripts/lib/screens.ts'
import { expectAccessible } from '../../checks/axe.ts'
import { expectReflow } from '../../checks/reflow.ts'
import { hydrated } from '../../steps/admin.ts'
import { anApplicantIn, aPaidApplication, aWholeForm } from '../../steps/applicant.ts'
import { acceptAgreement, expectStep, openForm, saveAndNext } from '../../steps/application-form.ts'
import {
  anOpenProcess,
  aRival,
  change,
  letTheStepBegin,
  ownProcess,
  test,
  theNextSession,
  typeMarks,
} from '../../steps/merit.ts'
import { aDesk, findsTooMany, MAIN, open, verify } from '../../steps/merit-desk.ts'
import { pay } from '../../steps/payment.ts'
import { anotherAdministrator } from '../../steps/staff-api.ts'
import { expect } from '../../steps/visitor.ts'

test.use(PHONE)

/** Ticks all originals of an applicant; without them the college cannot confirm. */
async function compareOriginals(office: Page, count: number) {
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Has joined' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Tick each original that you have compared.')
  const boxes = dialog.getByRole('checkbox')
  await expect(boxes).toHaveCount(count)
  await expect(boxes.first()).toBeFocused()
  await expectReflow(office, 'originals to compare')
  await expectAccessible(office, 'originals to compare', 'dialog')
  for (const box of await boxes.all()) await box.check()
  await dialog.getByRole('button', { name: 'Has joined' }).click()
}

test('An applicant objects, gets a seat, moves up, pays the difference and joins; one without a seat applies again', async ({
  page,
  portal,
  browser,
}) => {
  const { staff } = await anApplicantIn(page, portal)
  const application = await aPaidApplication(page, 'DELED')
  const rival = await aRival(browser, portal)
  const other = await aRival(browser, portal)
  const process = await anOpenProcess(page, staff, application, {
    seats: [1],
    amountsPaise: [2_000_000, 1_500_000],
  })
  await typeMarks(page, [80, 80, 80, 80, 80])
  await typeMarks(rival.context, [70, 70, 70, 70, 70])
  const office = await aDesk(browser, { origin: portal.origin, account: portal.administrator, process })

  // An officer finds other marks in the documents than the applicant has typed.
  await verify(office, rival.application.number)
  await findsTooMany(office, application.number)
  await verify(office, application.number, { Bengali: '30' })
  letTheStepBegin(portal, process, 'provisional-list')
  await publishList(office, 'Provisional list')
  letTheStepBegin(portal, process, 'objections')
  await page.goto(paths.meritOf(application.id))
  await expect(page.getByText('70', { exact: false }).first()).toBeVisible()
  const objection = page.getByRole('region', { name: 'Objection' })
  await objection.getByRole('button', { name: 'Send the objection' }).click()
  await expect(objection.getByRole('alert')).toContainText('Choose what your objection is about')
  await objection.getByLabel('What is it about?').selectOption({ label: 'Marks or score' })
  await objection.getByLabel('What is wrong?').fill('My marks in Bengali are 40, not 30.')
  await expectAccessible(page, 'an objection')
  await objection.getByRole('button', { name: 'Send the objection' }).click()
  await expect(objection.getByText('Not decided yet')).toBeVisible()

  await open(office, 'Objections')
  await office.getByLabel('Decision').fill('Your mark sheet shows 40. We have corrected it.')
  await expectAccessible(office, 'an objection to decide', MAIN)
  await office.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(office.getByRole('button', { name: 'Accept', exact: true })).toBeHidden()
  await verify(office, application.number, { Bengali: '25' })
  letTheStepBegin(portal, process, 'final-list')
  await publishList(office, 'Final list')

  letTheStepBegin(portal, process, 'choices')
  const [best, second] = (await ownProcess(page)).choices.units
  const choices = [best?.code ?? '', second?.code ?? '']
  await change(page, meritCalls.saveChoices, { choices })
  await change(rival.context, meritCalls.saveChoices, { choices })

  letTheStepBegin(portal, process, 'rounds', 1)
  const colleague = await aDesk(browser, {
    origin: portal.origin,
    account: await anotherAdministrator(staff),
    process,
  })
  await run(office, 1)
  await expectAccessible(office, 'a dry run', MAIN)
  await publishRun(colleague, 1)
  await page.reload()
  const result = page.getByRole('region', { name: 'Your result of round 1' })
  await expect(result.getByText(second?.college ?? '').first()).toBeVisible()
  await expect(
    result.getByText(/the last person of your category and groups with a seat there has a score of/),
  ).toBeVisible()
  await expectAccessible(page, 'an offered seat')
  await expectReflow(page, 'an offered seat')
  await result.getByLabel(/^Float/).check()
  await result.getByRole('button', { name: /^Accept and pay ₹15,000/ }).click()
  await pay(page, paths.meritOf(application.id))
  await expect(result.getByText('Your seat is safe.', { exact: false })).toBeVisible()

  const offer = (await ownProcess(rival.context)).result?.offer
  await change(rival.context, meritCalls.answer, { offer: offer?.id, revision: offer?.revision, answer: 'decline' })
  letTheStepBegin(portal, process, 'rounds', 2)
  await run(colleague, 2)
  await publishRun(office, 2)
  await page.reload()
  const better = page.getByRole('region', { name: 'Your result of round 2' })
  await expect(better.getByText(best?.college ?? '').first()).toBeVisible()
  await expect(better.getByText('Already paid for your earlier seat')).toBeVisible()
  await expectReflow(page, 'a better seat')
  await better.getByRole('button', { name: /^Accept and pay ₹5,000/ }).click()
  await pay(page, paths.meritOf(application.id))

  letTheStepBegin(portal, process, 'joining')
  await open(office, 'Seats and joining')
  await office.getByRole('button', { name: /^Has joined/ }).click()
  await compareOriginals(office, application.documents.length)
  await expect(office.getByRole('button', { name: /^Has joined/ })).toBeHidden()
  await expectAccessible(office, 'a seat that is joined', MAIN)
  await page.reload()
  await expect(page.getByText('You have joined this college.')).toBeVisible()
  expect(await staff.one('applications', 'id', application.id)).toMatchObject({
    status: 'APPROVED',
    collegeName: best?.college,
  })
  await open(office, 'Reports')
  await expect(
    office
      .getByRole('row')
      .filter({ hasText: best?.college ?? '' })
      .first(),
  ).toBeVisible()
  await expectAccessible(office, 'the reports of a merit process', MAIN)
  await rival.context.close()

  const phone = await other.context.newPage()
  await phone.setViewportSize(PHONE.viewport)
  await phone.goto(paths.meritOf(other.application.id))
  await expect(phone.getByText('You have not typed your marks.')).toBeVisible()
  await theNextSession(staff, process, application)
  await aWholeForm(phone, 'DELED')
  await openForm(phone, 'DELED', 3)
  const covered = `Covered by the fee of your application ${other.application.number}, unless that is returned`
  await expect(phone.locator('.agreement').getByRole('row').filter({ hasText: covered })).toContainText('₹0.00')
  await acceptAgreement(phone, 'DELED')
  await saveAndNext(phone)
  await expectStep(phone, 4)
  await expect(
    phone.getByText(`The fee of your application ${other.application.number} counts for this one.`, { exact: false }),
  ).toBeVisible()
  await expectAccessible(phone, 'a form without a fee')
  await expectReflow(phone, 'a form without a fee')
  await phone.getByRole('button', { name: 'Send the application' }).click()
  await expect(phone).toHaveURL(paths.application)
  await expect(phone.getByText('Carried over to the next session').first()).toBeVisible()
  await phone.getByText('Payment Details').first().click()
  await expect(phone.getByText('PAID', { exact: true }).first()).toBeVisible()
  await expect(phone.getByText('UNPAID', { exact: true })).toHaveCount(0)
  await phone.goto(paths.payments)
  await expect(phone.getByText(other.application.number, { exact: false }).first()).toBeVisible()
  await other.context.close()
})

async function publishList(desk: Page, kind: string): Promise<void> {
  await open(desk, 'Lists')
  await (await hydrated(desk.getByRole('radio', { name: kind }))).check()
  await expectAccessible(desk, kind, MAIN)
  await desk.getByRole('button', { name: 'Publish this list' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish this list' }).click()
  await expect(desk.getByRole('dialog')).toBeHidden()
  await expect(desk.getByText(/published/i).first()).toBeVisible()
}

async function run(desk: Page, round: number): Promise<void> {
  await open(desk, 'Rounds')
  await (await hydrated(desk.getByRole('button', { name: `Dry run of round ${round}` }))).click()
  await (await hydrated(desk.getByRole('button', { name: `Show run 1 of round ${round}` }))).click()
  await expect(desk.getByText('The check found nothing wrong.')).toBeVisible()
}

async function publishRun(desk: Page, round: number): Promise<void> {
  await open(desk, 'Rounds')
  await (await hydrated(desk.getByRole('button', { name: `Show run 1 of round ${round}` }))).click()
  await desk.getByRole('button', { name: 'Publish this run' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish this run' }).click()
  await expect(desk.getByRole('link', { name: 'File of the run' })).toBeVisible()
}
