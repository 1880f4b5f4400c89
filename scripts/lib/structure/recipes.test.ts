/** Follows recipes of CONTRIBUTING.md step by step: the compiler names the files of the next steps, and nothing else. */
import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '../step.ts'
import { type Edits, TypeErrors } from './type-errors.ts'

const sources = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()

describe('a question', () => {
  const course = 'shared/src/admissions/courses/dpharm'
  const errors = new TypeErrors({
    files: sources('shared/src/admissions/{answers,courses,fixtures,questions,wire}/**/*.ts'),
    imported: /^shared\//,
  })
  const question: Edits = {
    [`${course}/questions.ts`]: [
      [
        "  { ...yearQuestion('cuetYear'",
        "  { name: 'cuetRank', label: 'CUET rank', kind: 'digits', maxLength: 7 },\n  { ...yearQuestion('cuetYear'",
      ],
    ],
  }
  const named: Edits = {
    [`${course}/questions.ts`]: [
      ...(question[`${course}/questions.ts`] ?? []),
      ['  cuetYear: string\n', '  cuetYear: string\n  cuetRank: string\n'],
    ],
  }

  it('has a name among the answers of its course', () => {
    expect(errors.filesWith(question)).toEqual([`${course}/questions.ts`])
  })

  it('has a wire name and a sample answer', () => {
    expect(errors.filesWith(named)).toEqual([`${course}/fixture.ts`, `${course}/wire.ts`])
    const complete: Edits = {
      ...named,
      [`${course}/wire.ts`]: [["cuetYear: 'cuet_year',", "cuetYear: 'cuet_year', cuetRank: 'cuet_rank',"]],
      [`${course}/fixture.ts`]: [["cuetYear: '2025',", "cuetYear: '2025', cuetRank: '1200',"]],
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
  const kind: Edits = {
    'shared/src/fees/fee-kinds.ts': [
      ['  TOUR: {', "  HOSTEL: { name: 'Hostel', inStructure: true, due: 'planned', setting: 'hostel' },\n  TOUR: {"],
    ],
  }

  /** Files that use the generated types of fees and their settings. */
  const generated = ['cms/src/fees/dues/fee-taxes.ts', 'cms/src/fees/dues/new-due.ts']

  it('of the plan has amounts, days and a tax', () => {
    expect(errors.filesWith(kind)).toEqual([
      ...generated,
      `${settings}/fee-settings-global.ts`,
      `${settings}/fee-settings.ts`,
      `${dues}/fee-settings.ts`,
      `${dues}/planned-dues.ts`,
      `${dues}/taxes.ts`,
    ])
    const complete: Edits = {
      ...kind,
      [`${dues}/planned-dues.ts`]: [['  DRESS: ({', '  HOSTEL: () => [],\n  DRESS: ({']],
      [`${dues}/taxes.ts`]: [['  tour: EDUCATION,', '  hostel: EDUCATION,\n  tour: EDUCATION,']],
      [`${dues}/fee-settings.ts`]: [
        ['  dressDays: number\n', '  dressDays: number\n  hostelDays: number\n'],
        ['  dressDays: 60,', '  dressDays: 60,\n  hostelDays: 60,'],
      ],
      [`${settings}/fee-settings.ts`]: [
        ['    dressDays: stored', '    hostelDays: stored.hostelDays ?? defaults.hostelDays,\n    dressDays: stored'],
      ],
      [`${settings}/fee-settings-global.ts`]: [
        [
          '  dressDays: dayField({',
          "  hostelDays: dayField({ name: 'hostelDays', label: '', description: '', value: defaults.hostelDays }),\n  dressDays: dayField({",
        ],
      ],
      'cms/src/payload-types.ts': [
        ["  action: 'TUITION' |", "  action: 'HOSTEL' | 'TUITION' |"],
        ['  dressDays: number;', '  dressDays: number;\n  hostelDays: number;'],
        [
          '    application: {\n      rule:',
          "    hostel: { rule: 'undecided'; percent?: number | null; code?: string | null };\n    application: {\n      rule:",
        ],
      ],
    }
    expect(errors.filesWith(complete)).toEqual([])
  })

  it('whose amount students enter has bounds and a tax', () => {
    const own: Edits = {
      'shared/src/fees/fee-kinds.ts': [
        [
          '  TOUR: {',
          "  HOSTEL: { name: 'Hostel', inStructure: true, due: 'own-amount', setting: 'hostel' },\n  TOUR: {",
        ],
      ],
    }
    expect(errors.filesWith(own)).toEqual([
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
      'shared/src/payments/purposes.ts': [["  order: 'Book order',", "  order: 'Book order',\n  hostel: 'Hostel',"]],
    }
    expect(errors.filesWith(purpose)).toEqual(['cms/src/features.ts', panel])
    const complete: Edits = {
      ...purpose,
      'cms/src/features.ts': [['  order: orderPurpose,', '  order: orderPurpose,\n  hostel: orderPurpose,']],
      [panel]: [['    order: dataset.order,', '    order: dataset.order,\n    hostel: dataset.order,']],
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
      'shared/src/contact/pages.ts': [['[contactPage]', "[contactPage, pageKind('questions', { title: text })]"]],
    }
    expect(errors.filesWith(kind)).toEqual(['cms/src/contact/pages.ts'])
  })
})
