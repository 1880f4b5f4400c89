import { consentsOf } from '@pravesh/shared/admissions/agreement/consents'
import { type Answers, LIST_QUESTION, type QuestionName } from '@pravesh/shared/admissions/answers/answers'
import { formatDate } from '@pravesh/shared/admissions/answers/dates'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { costsOf } from '@pravesh/shared/admissions/fixtures/submission'
import { questionsOf, sectionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import { documentsFor, type RequestedDocument } from '@pravesh/shared/admissions/form/requested-documents'
import { screensOf } from '@pravesh/shared/admissions/form/screens'
import { STEPS, type StepNumber } from '@pravesh/shared/admissions/form/steps'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { enrollPath } from '@pravesh/shared/courses/enroll-path'
import { SPECIFIED } from '@pravesh/shared/payments/refunds/agreed-terms'
import { expect, type Locator, type Page } from 'playwright/test'
import { upload } from './uploads.ts'

/** Opens the form of a course at a step. */
export async function openForm(page: Page, course: CourseCode, step: StepNumber = 1): Promise<void> {
  await page.goto(`${enrollPath(course)}?step=${step}`)
  await expectStep(page, step)
}

/** Expects the progress and the heading of a step. */
export async function expectStep(page: Page, step: StepNumber): Promise<void> {
  await expect(page.getByText(`Step ${step} of ${STEPS.length}`, { exact: true })).toBeVisible()
  await expect(stepHeading(page, step)).toBeVisible()
}

function stepHeading(page: Page, step: StepNumber): Locator {
  return page.getByRole('heading', { level: 2, name: STEPS[step - 1]?.title ?? '', exact: true })
}

/** A card of the form, by its heading. */
export function card(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

/** The field of a question on the screen, by its label. */
export function fieldOf(page: Page, course: CourseCode, name: QuestionName): Locator {
  const section = sectionsOf(formOf(course)).find(({ questions }) => questions.some((each) => each.name === name))
  const question = section?.questions.find((each) => each.name === name)
  if (section === undefined || question === undefined) throw new Error(`${course} does not ask ${name}.`)
  // The wizard divides step 1 into screens, and asks there for the marks that decide; the correction shows whole sections.
  const titles = [section.title, ...screensWith(course, name).map(({ title }) => title)]
  return field(page.getByRole('region', { name: new RegExp(`^(${titles.map(escaped).join('|')})$`) }), question)
}

/** The field of a question of step 1, after opening its screen. */
export async function openField(page: Page, course: CourseCode, name: QuestionName): Promise<Locator> {
  await openScreen(page, course, name)
  return fieldOf(page, course, name)
}

/** Opens the screen of a question of step 1. Does nothing where the form shows no screens. */
async function openScreen(page: Page, course: CourseCode, name: QuestionName): Promise<void> {
  const [screen] = screensWith(course, name)
  if (screen === undefined || (await screenList(page).count()) === 0) return
  if (await card(page, screen.title).isVisible()) return
  await screenList(page)
    .getByRole('button', { name: new RegExp(`^(\\d )?${escaped(screen.title)}`) })
    .click()
  await expect(page.getByRole('heading', { level: 3, name: screen.title, exact: true })).toBeFocused()
}

/** The screens of step 1 with a question. */
function screensWith(course: CourseCode, name: QuestionName) {
  return screensOf(formOf(course), 1).filter(({ questions }) => questions.some((each) => each.name === name))
}

/** Opens the row of a question in a correction of a whole part. Does nothing where the field is on screen. */
async function openRow(page: Page, { label }: Question, field: Locator): Promise<void> {
  const row = page
    .locator('details.answer-row:not([open]) > summary')
    .filter({ has: page.getByText(label, { exact: true }) })
  await row.or(field).first().waitFor()
  if ((await row.count()) > 0) await row.click()
}

function screenList(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Parts of this step' })
}

/** Answers questions of the current step from top to bottom. */
export async function answer(page: Page, course: CourseCode, answers: Answers): Promise<void> {
  for (const question of questionsOf(formOf(course))) {
    if (answers[question.name] === undefined) continue
    await openScreen(page, course, question.name)
    const field = fieldOf(page, course, question.name)
    await openRow(page, question, field)
    await fillField(field, question, answers)
  }
}

/** Answers every question of a step that is shown and neither computed nor prefilled. */
export async function answerStep(page: Page, course: CourseCode, step: StepNumber, answers: Answers): Promise<void> {
  const form = formOf(course)
  const asked = step === 1 ? screensOf(form, 1) : sectionsOf(form).filter((section) => section.step === step)
  const requested = asked
    .flatMap(({ questions }) => questions)
    .filter(({ kind, when }) => kind !== 'computed' && kind !== 'account' && (!when || when(answers)))
    .filter(({ name, locked }) => answers[name] !== '' && !(name.startsWith('present') && locked?.(answers)))
  await answer(page, course, Object.fromEntries(requested.map(({ name }) => [name, answers[name]])))
}

/** Uploads the required documents, or with `optional` every requested one. */
export async function uploadAll(
  page: Page,
  { course, answers, optional = false }: { course: CourseCode; answers: Answers; optional?: boolean },
): Promise<RequestedDocument[]> {
  const requested = documentsFor(formOf(course), answers).filter(({ required }) => required || optional)
  for (const { kind } of requested) await upload(page, kind)
  return requested
}

/** Dismisses the advice to check the details before paying, which is a dialog or an alert. */
export async function dismissNotice(page: Page, course: CourseCode): Promise<void> {
  const name = formOf(course).screen.checkNotice === 'dialog' ? 'I understand' : 'Dismiss'
  // Toasts have such a button too.
  await page.locator('#app').getByRole('button', { name }).click()
  await expect(page.getByText(/^Before Save & Next/)).toBeHidden()
}

/** Completes a step; step 1 from its last screen. */
export async function saveAndNext(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Save & Next' })
  if (!(await next.isVisible()) && (await screenList(page).count()) > 0)
    await screenList(page).getByRole('button').last().click()
  await next.click()
}

/** Leaves a screen of step 1 for the following one. */
export async function nextScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
}

export async function acceptAgreement(page: Page, course: CourseCode): Promise<void> {
  for (const { label } of consentsOf(formOf(course), { refundTerms: SPECIFIED, costs: costsOf(course) }))
    await page.getByRole('checkbox', { name: label }).check()
}

/** Submits the application; ends on the payment page. */
export async function proceedAndPay(page: Page): Promise<void> {
  const understood = page.getByRole('button', { name: 'I understand' })
  if (await understood.isVisible()) await understood.click()
  await page.getByRole('checkbox', { name: 'I understand this Application Fee Structure' }).check()
  await page.getByRole('button', { name: 'Proceed & Pay' }).click()
  await expect(page.getByText('Simulator: no money moves')).toBeVisible()
}

/** Expects that the server has every change. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-draft=saved]')).toBeVisible()
}

function field(place: Locator, { kind, label, optional }: Question): Locator {
  if (kind === 'yes-no' || kind === 'choose-many') return place.getByRole('group', { name: label, exact: true })
  return place.getByLabel(optional && kind !== 'check' ? `${label} (optional)` : label, { exact: true })
}

async function fillField(field: Locator, { name, kind }: Question, answers: Answers): Promise<void> {
  if (name === LIST_QUESTION) {
    for (const each of answers[name] ?? []) await field.getByRole('checkbox', { name: each, exact: true }).check()
    return
  }
  const given = answers[name] ?? ''
  switch (kind) {
    case 'yes-no':
      return field.getByRole('radio', { name: given, exact: true }).check()
    case 'check':
      return field.setChecked(given !== '')
    case 'choose':
      await field.selectOption(given)
      return
    default:
      return field.fill(kind === 'date' ? formatDate(given) : given)
  }
}

const escaped = (text: string) => text.replaceAll(/[().?]/g, '\\$&')
