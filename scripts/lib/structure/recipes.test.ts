/** Follows recipes of CONTRIBUTING.md step by step: the compiler names the files of the next steps, and nothing else. */
import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '../step.ts'
import { type Edit, type Edits, TypeErrors } from './type-errors.ts'

const sources = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()

/** Adds an entry at the start of a table or list. */
const first = (table: string, entry: string): Edit => [table, `${table}${entry}`]

describe('a question', () => {
  const course = 'shared/src/admissions/courses/dpharm'
  const errors = new TypeErrors({
    files: sources('shared/src/admissions/{answers,courses,fixtures,form,questions,wire}/**/*.ts'),
    imported: /^shared\//,
  })
  const asked = first(
    'export const cuetQuestions: Question[] = [',
    "{ name: 'invented', label: 'Invented', kind: 'upper', maxLength: 7 },",
  )
  const named = first('export interface DpharmAnswers {', ' invented: string;')

  it('has a name among the answers of its course', () => {
    expect(errors.filesWith({ [`${course}/questions.ts`]: [asked] })).toEqual([`${course}/questions.ts`])
  })

  it('has a wire name and a sample answer', () => {
    const question: Edits = { [`${course}/questions.ts`]: [asked, named] }
    expect(errors.filesWith(question)).toEqual([`${course}/fixture.ts`, `${course}/wire.ts`])
    const complete: Edits = {
      ...question,
      [`${course}/wire.ts`]: [first('NamesOf<DpharmAnswers> = {', " invented: 'invented',")],
      [`${course}/fixture.ts`]: [first('longest: {', " invented: 'X',")],
    }
    expect(errors.filesWith(complete)).toEqual([])
  })
})

describe('a kind of fee', () => {
  const dues = 'shared/src/fees/dues'
  const settings = 'cms/src/fees/settings'
  const errors = new TypeErrors({
    files: sources(
      'shared/src/fees/**/*.ts',
      'cms/src/fees/{dues,settings}/*.ts',
      'site/src/fees/{dashboard,pay}/*.ts',
    ),
    imported: /^(shared|cms\/src\/fees|site\/src\/fees)\/|^cms\/src\/payload-types/,
  })
  const kind = (due: 'planned' | 'own-amount'): Edits => ({
    'shared/src/fees/fee-kinds.ts': [
      first(
        'export const FEE_KINDS = {',
        ` INVENTED: { name: 'Invented', inStructure: true, due: '${due}', setting: 'invented' },`,
      ),
    ],
  })
  /** Files that use the generated types of fees and their settings. */
  const generated = ['cms/src/fees/dues/fee-taxes.ts', 'cms/src/fees/dues/new-due.ts']

  it('of the plan has amounts, days and a tax', () => {
    expect(errors.filesWith(kind('planned'))).toEqual([
      ...generated,
      `${settings}/fee-settings-global.ts`,
      `${settings}/fee-settings.ts`,
      `${dues}/fee-settings.ts`,
      `${dues}/planned-dues.ts`,
      `${dues}/taxes.ts`,
    ])
    const days = "{ name: 'inventedDays', label: '', description: '', value: defaults.inventedDays }"
    const complete: Edits = {
      ...kind('planned'),
      [`${dues}/planned-dues.ts`]: [first('=> Plan[]> = {', ' INVENTED: () => [],')],
      [`${dues}/taxes.ts`]: [first('FEE_TAXES: FeeTaxes = {', ' invented: UNDECIDED_TAX,')],
      [`${dues}/fee-settings.ts`]: [
        first('extends DueDays, OwnAmounts {', ' inventedDays: number;'),
        first('FEE_SETTINGS: FeeSettings = {', ' inventedDays: 60,'),
      ],
      [`${settings}/fee-settings.ts`]: [
        first('  return {', ' inventedDays: stored.inventedDays ?? defaults.inventedDays,'),
      ],
      [`${settings}/fee-settings-global.ts`]: [
        first('Record<keyof DueDays, Field> = {', ` inventedDays: dayField(${days}),`),
      ],
      'cms/src/payload-types.ts': [
        first("  action: 'TUITION' |", " 'INVENTED' |"),
        first('export interface FeeSetting {', ' inventedDays: number;'),
        first('  taxes: {', " invented: { rule: 'undecided'; percent?: number | null; code?: string | null };"),
      ],
    }
    expect(errors.filesWith(complete)).toEqual([])
  })

  it('whose amount students enter has bounds and a tax', () => {
    expect(errors.filesWith(kind('own-amount'))).toEqual([
      ...generated,
      `${settings}/fee-settings.ts`,
      `${dues}/fee-settings.ts`,
      `${dues}/taxes.ts`,
    ])
  })
})

describe('something to pay for', () => {
  const panel = 'site/src/payments/result/result-panel.ts'
  const errors = new TypeErrors({
    files: ['cms/src/features.ts', panel],
    imported: /^shared\/src\/(payments|platform)\//,
  })

  it('has handlers, and a page on which a failed payment can be started again', () => {
    const purpose: Edits = {
      'shared/src/payments/purposes.ts': [first('export const PURPOSE_LABELS = {', " invented: 'Invented',")],
    }
    expect(errors.filesWith(purpose)).toEqual(['cms/src/features.ts', panel])
    const complete: Edits = {
      ...purpose,
      'cms/src/features.ts': [first('Readonly<Record<PaymentPurpose, PaidPurpose>> = {', ' invented: feePurpose,')],
      [panel]: [first('Record<PaymentPurpose, string | undefined> = {', ' invented: dataset.fee,')],
    }
    expect(errors.filesWith(complete)).toEqual([])
  })
})

describe('a public page', () => {
  it('has a definition in the CMS', () => {
    const errors = new TypeErrors({
      files: ['cms/src/contact/pages.ts'],
      imported: /^(shared|cms\/src\/publishing\/pages)\//,
    })
    const kind: Edits = {
      'shared/src/contact/pages.ts': [first('export const contactPages = [', "pageKind('invented', {}), ")],
    }
    expect(errors.filesWith(kind)).toEqual(['cms/src/contact/pages.ts'])
    const complete: Edits = {
      ...kind,
      'cms/src/contact/pages.ts': [
        first(
          'PagesOf<typeof kinds> = {',
          ' invented: fixedPage({ kind: contactPage, path: "", load: async () => null }),',
        ),
      ],
    }
    expect(errors.filesWith(complete)).toEqual([])
  })
})
