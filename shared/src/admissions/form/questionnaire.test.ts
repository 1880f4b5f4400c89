import { describe, expect, it } from 'vitest'
import { COURSE_CODES } from '../../courses/courses.ts'
import { formOf, QUESTION_NAMES } from '../courses/registry.ts'
import { account, longestAnswers, reference } from '../fixtures/answers.ts'
import { blankAnswers } from './blank-answers.ts'
import { ELIGIBILITY_QUESTIONS } from './eligibility.ts'
import { questionsOf, sectionsOf } from './questionnaire.ts'
import { screensOf } from './screens.ts'

describe.each(COURSE_CODES)('the form of %s', (course) => {
  const questions = questionsOf(formOf(course))

  it('asks each question once, with a known name and a label', () => {
    const names = questions.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !QUESTION_NAMES.includes(name))).toEqual([])
    for (const { label } of questions) expect(label.trim()).not.toBe('')
  })

  it('has unique labels within a section', () => {
    for (const { title, questions: asked } of sectionsOf(formOf(course))) {
      expect(new Set(asked.map(({ label }) => label)).size, title).toBe(asked.length)
    }
  })

  it('asks for personal details in step 1, and for education and preferences in step 2', () => {
    const titles = (step: number) =>
      sectionsOf(formOf(course)).flatMap((section) => (section.step === step ? section.title : []))
    expect(titles(1)).toEqual(['Personal Details', 'Contacts', 'Permanent Address', 'Present Address'])
    expect(titles(2).at(-1)).toBe('College Preference')
    expect(titles(2)).toEqual(expect.arrayContaining(['Secondary (Madhyamik)', 'Higher Secondary']))
    expect(sectionsOf(formOf(course)).map(({ step }) => step)).toEqual(
      sectionsOf(formOf(course))
        .map(({ step }) => step)
        .toSorted((a, b) => a - b),
    )
  })

  it('offers choices for every choice question', () => {
    for (const { name, kind, choices, districtsOf } of questions) {
      if (!['choose', 'choose-many', 'yes-no', 'suggest'].includes(kind) || districtsOf) continue
      const offered = choices?.(longestAnswers(course), reference) ?? []
      expect(offered.length, name).toBeGreaterThan(1)
      expect(new Set(offered.map(({ value }) => value)).size, name).toBe(offered.length)
    }
  })

  it('shows each question of step 1 on exactly one screen with at most eleven at once, of personalScreens or its section', () => {
    const ofStep = screensOf(formOf(course), 1)
    const screens = ofStep.map((screen) => screen.questions.map(({ name }) => name))
    const asked = formOf(course).sections.flatMap(({ step, questions: all }) => (step === 1 ? all : []))
    const decisive = formOf(course).eligibility ? ELIGIBILITY_QUESTIONS.filter((name) => name !== 'category') : []
    expect(screens.flat().toSorted()).toEqual([...asked.map(({ name }) => name), ...decisive].toSorted())
    const atOnce = ofStep.map((screen) => screen.questions.filter(({ when }) => !when).length)
    expect(Math.max(...atOnce)).toBeLessThanOrEqual(11)
  })

  it('begins with what decides about the eligibility, if anything does', () => {
    const [first] = screensOf(formOf(course), 1)
    if (course === 'BED') return expect(first?.key).toBe('about-you')
    expect(first?.title).toBe('Can You Apply?')
    expect(first?.questions.map(({ name }) => name)).toEqual(ELIGIBILITY_QUESTIONS)
  })

  it('starts with account data and default values only', () => {
    const { languages, ...blank } = blankAnswers(formOf(course), account)
    expect(languages).toEqual([])
    expect(Object.fromEntries(Object.entries(blank).filter(([, value]) => value !== ''))).toEqual({
      hasStudentId: 'NO',
      applicantName: 'ASHA MONDAL',
      nationality: 'INDIAN',
      permanentCountry: 'INDIA',
      presentCountry: 'INDIA',
      phone: account.phone,
      whatsapp: account.phone,
      email: account.email,
    })
    expect(Object.keys(blank)).toHaveLength(questions.length - 1)
  })

  it('locks the present address while it is the same as the permanent one', () => {
    const locked = (sameAsPermanent: string) =>
      questions.flatMap(({ name, locked }) =>
        name.startsWith('present') && locked?.({ ...longestAnswers(course), sameAsPermanent }) ? [name] : [],
      )
    expect(locked('YES')).toHaveLength(9)
    expect(locked('')).toEqual([])
  })

  const examinations = questions.flatMap(({ name }) =>
    name.endsWith('FullMarks') ? [name.replace('FullMarks', '')] : [],
  )
  it.each(examinations.filter((each) => !each.endsWith('Language')))(
    'locks the marks of %s until the full marks are valid',
    (of) => {
      const marks = questions.find(({ name }) => name === `${of}Marks`)
      expect(marks?.locked?.({ [`${of}FullMarks`]: '700' })).toBe(false)
      for (const wrong of ['', '70', '99', '750', '300'])
        expect(marks?.locked?.({ [`${of}FullMarks`]: wrong })).toBe(true)
    },
  )
})

it('does not offer the first language as the second', () => {
  const second = questionsOf(formOf('DELED')).find(({ name }) => name === 'secondLanguage')
  const offered = (firstLanguage: string) => second?.choices?.({ firstLanguage }, reference).map(({ value }) => value)
  expect(offered('Hindi')).toEqual(['Bengali', 'English', 'Urdu', 'Nepali', 'Santali'])
  expect(offered('')).toHaveLength(6)
})

it('suggests the districts of the state of the same address', () => {
  const districts = questionsOf(formOf('BED')).filter(({ districtsOf }) => districtsOf)
  expect(districts.map(({ name, districtsOf }) => [name, districtsOf])).toEqual([
    ['permanentDistrict', 'permanentState'],
    ['presentDistrict', 'presentState'],
  ])
})

it('suggests SELF first, and only once, as the referrer', () => {
  const referredBy = questionsOf(formOf('BED')).find(({ name }) => name === 'referredBy')
  const offered = referredBy?.choices?.({}, { ...reference, referralSources: ['FRIEND', 'SELF'] })
  expect(offered?.map(({ value }) => value)).toEqual(['SELF', 'FRIEND'])
})

it.each([
  ['BED', ['mastersStatus', 'mastersYear', 'mastersMarks']],
  ['DELED', []],
  ['DPHARM', ['higherSubjectMarks', 'cuetMarks', 'cuetYear']],
] as const)('%s asks conditional questions only if their condition is met', (course, own) => {
  const conditional = questionsOf(formOf(course)).filter(({ when }) => when)
  const skipped = (answers: object) => conditional.filter(({ when }) => !when?.(answers)).map(({ name }) => name)
  const all = conditional.map(({ name }) => name)
  expect(all).toEqual(expect.arrayContaining(['studentId', 'disabilityPercentage', 'disabilityType', ...own]))
  expect(skipped({})).toEqual(all)
  expect(skipped({ hasStudentId: 'NO', speciallyAbled: 'NO', hasMasters: 'NO', passedCuet: 'NO' })).toEqual(all)
  expect(skipped(longestAnswers(course))).toEqual([])
})
