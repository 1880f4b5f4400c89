import { consentsOf } from '@pravesh/shared/admissions/agreement/consents'
import { type Answers, LIST_QUESTION, type QuestionName } from '@pravesh/shared/admissions/answers/answers'
import { formatDate } from '@pravesh/shared/admissions/answers/dates'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { costsOf } from '@pravesh/shared/admissions/fixtures/submission'
import { educationScreens } from '@pravesh/shared/admissions/form/education-screens'
import { questionsOf, sectionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import { documentsFor, type RequestedDocument } from '@pravesh/shared/admissions/form/requested-documents'
import { type Screen, screensOf } from '@pravesh/shared/admissions/form/screens'
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

/** A card of the form, by its heading, which has a number on the screens of the wizard. */
export function card(page: Page, title: string): Locator {
  return page.getByRole('region', { name: numbered([title]) })
}

/** The field of a question on the screen, by its label. */
export function fieldOf(page: Page, course: CourseCode, name: QuestionName): Locator {
  const section = sectionsOf(formOf(course)).find(({ questions }) => questions.some((each) => each.name === name))
  const question = section?.questions.find((each) => each.name === name)
  if (section === undefined || question === undefined) throw new Error(`${course} does not ask ${name}.`)
  // The wizard divides sections into screens, and asks in step 1 for the marks that decide; the correction shows whole sections.
  const titles = [section.title, ...screensWith(course, name).map(({ title }) => title)]
  return field(page.getByRole('region', { name: numbered(titles) }), question)
}

/** The field of a question, after opening its screen. */
export async function openField(page: Page, course: CourseCode, name: QuestionName): Promise<Locator> {
  await openScreen(page, course, name)
  return fieldOf(page, course, name)
}

/** Opens the screen with a document. */
export async function openDocuments(page: Page, course: CourseCode, kind: DocumentKind): Promise<void> {
  await openScreen(page, course, kind)
}

/**
 * Opens the screen of a question or document of the current step, from the list of screens; with `forward`, with the button if
 * it is the following one. Does nothing where the form shows no screens.
 */
async function openScreen(
  page: Page,
  course: CourseCode,
  asked: QuestionName | DocumentKind,
  { forward = false } = {},
): Promise<void> {
  const titles = screensWith(course, asked).map(({ title }) => title)
  if (titles.length === 0 || (await screenList(page).count()) === 0) return
  const heading = page.getByRole('heading', { level: 3, name: numbered(titles) })
  if (await heading.isVisible()) return
  const proceed = page.getByRole('button', { name: 'Continue', exact: true })
  if (forward && (await isFollowing(page, titles)) && (await proceed.isVisible())) await proceed.click()
  else await openPart(page, (parts) => parts.filter({ hasText: numbered(titles) }))
  await expect(heading).toBeFocused()
}

/** Opens a screen of the step from the list of screens. */
async function openPart(page: Page, which: (parts: Locator) => Locator): Promise<void> {
  const fold = screenList(page).getByRole('button', { name: 'All parts', expanded: false })
  if (await fold.isVisible()) await fold.click()
  await which(parts(page)).getByRole('button').click()
}

/** Whether the current screen comes right before the one with a title. Read at once, because screens are marked as done. */
async function isFollowing(page: Page, titles: readonly string[]): Promise<boolean> {
  const following = await parts(page).evaluateAll((all) => {
    const now = all.findIndex((part) => part.matches('[aria-current]') || part.querySelector('[aria-current]') !== null)
    return all[now + 1]?.textContent ?? ''
  })
  return numbered(titles).test(following)
}

/** The screens of the current step in their list, which is folded on phones. */
export function parts(page: Page): Locator {
  return screenList(page).locator('li')
}

/** The screens with a question or a document. */
function screensWith(course: CourseCode, asked: QuestionName | DocumentKind): Screen[] {
  const form = formOf(course)
  const all: readonly Screen[] = [...screensOf(form, 1), ...educationScreens(form)]
  return all.filter(
    ({ questions, documents = [] }) =>
      questions.some(({ name }) => name === asked) || documents.some((kind) => kind === asked),
  )
}

/** Opens the row of a question in a correction of a whole part. Does nothing where the field is on screen. */
async function openRow(page: Page, { label }: Question, field: Locator): Promise<void> {
  const row = page
    .locator('details.answer-row:not([open]) > summary')
    .filter({ has: page.getByText(label, { exact: true }) })
  await row.or(field).first().waitFor({ state: 'attached' })
  const fold = page.locator('details.answer-rows:not([open])').filter({ has: row.or(field) })
  if ((await fold.count()) > 0) await fold.locator('> summary').click()
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

/** Answers every question of a step that is shown and neither computed nor prefilled, screen by screen. */
export async function answerStep(page: Page, course: CourseCode, step: 1 | 2, answers: Answers): Promise<void> {
  for (const { questions } of screensOf(formOf(course), step)) {
    const requested = questions
      .filter(({ kind, when }) => kind !== 'computed' && kind !== 'account' && (!when || when(answers)))
      .filter(({ name, locked }) => answers[name] !== '' && !(name.startsWith('present') && locked?.(answers)))
    const [first] = requested
    if (first) await openScreen(page, course, first.name, { forward: true })
    await answer(page, course, Object.fromEntries(requested.map(({ name }) => [name, answers[name]])))
  }
}

/** Uploads the required documents, or with `optional` every requested one. */
export async function uploadAll(
  page: Page,
  { course, answers, optional = false }: { course: CourseCode; answers: Answers; optional?: boolean },
): Promise<RequestedDocument[]> {
  const requested = documentsFor(formOf(course), answers).filter(({ required }) => required || optional)
  for (const { kind } of requested) {
    await openScreen(page, course, kind, { forward: true })
    await upload(page, kind)
  }
  return requested
}

/** Dismisses the advice to check the details before paying, which is a dialog or an alert. */
export async function dismissNotice(page: Page, course: CourseCode): Promise<void> {
  const name = formOf(course).screen.checkNotice === 'dialog' ? 'I understand' : 'Dismiss'
  // Toasts have such a button too.
  await page.locator('#app').getByRole('button', { name }).click()
  await expect(page.getByText(/^Before Save & Next/)).toBeHidden()
}

/** Completes a step; steps with screens from the last one. */
export async function saveAndNext(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Save & Next' })
  if (!(await next.isVisible()) && (await screenList(page).count()) > 0) await openPart(page, (parts) => parts.last())
  await next.click()
}

/** Leaves a screen for the following one. */
export async function nextScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

/** Accepts the terms, on the last screen of step 2. */
export async function acceptTerms(page: Page): Promise<void> {
  const terms = page.getByRole('checkbox', { name: /terms and conditions/ })
  if (!(await terms.isVisible())) await openPart(page, (parts) => parts.last())
  await terms.check()
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
  const name = optional && kind !== 'check' ? `${label} (optional)` : label
  if (kind === 'yes-no' || kind === 'choose-many') return place.getByRole('group', { name, exact: true })
  return place.getByLabel(name, { exact: true })
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

/** Titles, with or without the number that screens have. */
const numbered = (titles: readonly string[]) => new RegExp(`^(\\d+ · )?(${titles.map(escaped).join('|')})(, done)?$`)

const escaped = (text: string) => text.replaceAll(/[().?]/g, '\\$&')
