import { consentsOf } from '@pravesh/shared/admissions/agreement/consents'
import { agreementWords } from '@pravesh/shared/admissions/agreement/words/words'
import { type Answers, LIST_QUESTION } from '@pravesh/shared/admissions/answers/answers'
import { formatDate } from '@pravesh/shared/admissions/answers/dates'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { costsOf } from '@pravesh/shared/admissions/fixtures/submission'
import { educationScreens } from '@pravesh/shared/admissions/form/education-screens'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import { type Screen, screensOf } from '@pravesh/shared/admissions/form/screens'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { SPECIFIED } from '@pravesh/shared/payments/refunds/agreed-terms'
import { expect, type Locator, type Page } from 'playwright/test'
import { type Compose, withDigits } from './composing.ts'
import { specimenOf } from './uploads.ts'

interface FormInLanguage {
  page: Page
  language: 'hi' | 'bn'
  course: CourseCode
  answers: Answers
  /** Answers that are typed in the script of the language, instead of those in `answers`. */
  local: Answers
  compose: Compose
}

/** The steps of the form in a language, by the names of its fields: its words differ. Ends on the provider's page. */
export async function applyInLanguage(form: FormInLanguage): Promise<void> {
  const { page, course, language } = form
  await answerStep(form, 1)
  await answerStep(form, 2)
  await page.locator('[id$=-terms]').check()
  await submitScreen(page)
  const agreement = page.locator('#app article.agreement')
  await expect(agreement.first()).toContainText(agreementWords(language).translation)
  await expect(agreement.and(page.locator('[lang=en]'))).toContainText(agreementWords('en').feeAccepted)
  for (const { key } of consentsOf(formOf(course), { refundTerms: SPECIFIED, costs: costsOf(course) }))
    await page.locator(`[id$="-${key}"]`).check()
  await submitScreen(page)
  await dismissNotice(page)
  await page.locator('[id$=-understood]').check()
  await submitScreen(page)
}

/** Answers each screen of a step and uploads its documents; goes on from each but the last one of step 2, which has the terms. */
async function answerStep(form: FormInLanguage, step: 1 | 2): Promise<void> {
  const { page, course, answers } = form
  const screens: readonly Screen[] = step === 1 ? screensOf(formOf(course), 1) : educationScreens(formOf(course))
  for (const [index, { key, questions, documents = [] }] of screens.entries()) {
    const asked = questions.filter((question) => isAsked(question, answers))
    const required = documentsFor(formOf(course), answers).filter(
      ({ kind, required }) => required && documents.includes(kind),
    )
    if (asked.length + required.length === 0 && questions.length > 0) continue
    for (const question of asked) await fill(form, question)
    for (const { kind } of required) {
      const file = await specimenOf(kind)
      await page.locator(`input[data-document=${kind}]`).setInputFiles(file)
      await expect(
        page.locator('.document-name').filter({ hasText: file.name }).first(),
        `${key}: ${kind}`,
      ).toBeVisible()
    }
    if (step === 1 || index < screens.length - 1) await submitScreen(page)
  }
}

function isAsked({ name, kind, when, locked }: Question, answers: Answers): boolean {
  if (kind === 'computed' || kind === 'account' || (when && !when(answers)) || locked?.(answers)) return false
  return (answers[name] ?? '') !== ''
}

async function fill(
  { page, language, answers, local, compose }: FormInLanguage,
  { name, kind }: Question,
): Promise<void> {
  const field = page.locator(`#app [name="${name}"]`)
  if (name === LIST_QUESTION) {
    for (const each of answers[name] ?? []) await page.locator(`#app [value="${each}"]`).check()
    return
  }
  const given = local[name] ?? answers[name] ?? ''
  switch (kind) {
    case 'yes-no':
      return option(field, given).check()
    case 'check':
      return field.setChecked(given !== '')
    case 'choose':
      await field.selectOption(given)
      return
    default:
      return compose(field, withDigits(kind === 'date' ? formatDate(given) : given, language))
  }
}

const option = (field: Locator, value: string) => field.and(field.page().locator(`[value="${value}"]`))

/** Sends a screen and waits for the next one. */
async function submitScreen(page: Page): Promise<void> {
  const before = await placeIn(page)
  await page.locator('#app .step-buttons [type=submit]').click()
  // While the page changes, it has no headings to read.
  await expect(async () => expect(await placeIn(page), 'the next screen').not.toBe(before)).toPass()
}

/** What tells screens apart: their address, and the headings on them. */
const placeIn = async (page: Page) => page.url() + (await page.locator('#app :is(h2, h3), h1').allTextContents()).join()

async function dismissNotice(page: Page): Promise<void> {
  await page.locator('dialog[open] .primary:visible, #app .alert button:visible').first().click()
}
