/** Registers an invented language, as the recipe for a language in CONTRIBUTING.md says. */
import { globSync } from 'node:fs'
import path from 'node:path'
import { nameSchema } from '@pravesh/shared/accounts/fields'
import { accountTexts } from '@pravesh/shared/accounts/fixtures/texts'
import { accountTranslations } from '@pravesh/shared/accounts/translations/translations'
import { courseForms, formOf } from '@pravesh/shared/admissions/courses/registry'
import { reference, TODAY, validAnswers } from '@pravesh/shared/admissions/fixtures/answers'
import { admissionTexts } from '@pravesh/shared/admissions/fixtures/texts'
import { answersShown } from '@pravesh/shared/admissions/form/answers-shown'
import { checkAnswers } from '@pravesh/shared/admissions/form/check-answers'
import { missingDocuments } from '@pravesh/shared/admissions/form/check-documents'
import { questionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import { translateForm } from '@pravesh/shared/admissions/form/translate-form'
import { translateShown } from '@pravesh/shared/admissions/form/translate-shown'
import { STATUS_LABELS } from '@pravesh/shared/admissions/status/status'
import { admissionTranslations } from '@pravesh/shared/admissions/translations/translations'
import { contactTexts } from '@pravesh/shared/contact/fixtures/texts'
import { contactTranslations } from '@pravesh/shared/contact/translations/translations'
import { contentTexts } from '@pravesh/shared/content/fixtures/texts'
import { contentTranslations } from '@pravesh/shared/content/translations/translations'
import { courseTexts } from '@pravesh/shared/courses/fixtures/texts'
import { courseTranslations } from '@pravesh/shared/courses/translations/translations'
import { documentTexts } from '@pravesh/shared/documents/fixtures/texts'
import { documentTranslations } from '@pravesh/shared/documents/translations/translations'
import { feeTexts } from '@pravesh/shared/fees/fixtures/texts'
import { feeTranslations } from '@pravesh/shared/fees/translations/translations'
import { paymentTexts } from '@pravesh/shared/payments/fixtures/texts'
import { OWED_MESSAGES } from '@pravesh/shared/payments/owed/messages'
import { paymentTranslations } from '@pravesh/shared/payments/translations/translations'
import { schemaMessages } from '@pravesh/shared/platform/fixtures/schema-messages'
import { LOCALES, type Locale } from '@pravesh/shared/platform/locale'
import {
  type FeatureTranslations,
  type Translate,
  type Translations,
  translationsIn,
  translator,
} from '@pravesh/shared/platform/translate'
import { askRightSchema, nomineeSchema } from '@pravesh/shared/rights/schemas'
import { shopTexts } from '@pravesh/shared/shop/fixtures/texts'
import { shopTranslations } from '@pravesh/shared/shop/translations/translations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phoneCode } from '../../accounts/messages/phone-code.ts'
import { words as accountWords } from '../../accounts/messages/words/words.ts'
import { applicationNews } from '../../admissions/messages/application-news.ts'
import { words as admissionWords } from '../../admissions/messages/words/words.ts'
import { words as allotmentWords } from '../../allotment/messages/words/words.ts'
import { words as contactWords } from '../../contact/messages/words/words.ts'
import { words as feeWords } from '../../fees/messages/words/words.ts'
import { words as learningWords } from '../../learning/messages/words/words.ts'
import { words as paymentWords } from '../../payments/messages/words/words.ts'
import { words as rightsWords } from '../../rights/messages/words/words.ts'
import { words as shopWords } from '../../shop/messages/words/words.ts'
import { words as staffWords } from '../../staff/messages/words/words.ts'
import { words as studentWords } from '../../student/messages/words/words.ts'
import { words as messagingWords } from './words/words.ts'

const root = path.join(import.meta.dirname, '../../../..')
const XX = 'xx' as Locale
const invented = (text: string) => `⟦${text}⟧`

/** The features of `shared` with texts for students or visitors. */
const features: Record<string, { texts: readonly string[]; translations: FeatureTranslations }> = {
  // The form of a nominee has the fields of an account.
  accounts: { texts: [...accountTexts, ...schemaMessages(nomineeSchema)], translations: accountTranslations },
  admissions: { texts: admissionTexts, translations: admissionTranslations },
  // A request about rights is a message, too.
  contact: { texts: [...contactTexts, ...schemaMessages(askRightSchema)], translations: contactTranslations },
  content: { texts: contentTexts, translations: contentTranslations },
  courses: { texts: courseTexts, translations: courseTranslations },
  documents: { texts: documentTexts, translations: documentTranslations },
  fees: { texts: feeTexts, translations: feeTranslations },
  payments: { texts: paymentTexts, translations: paymentTranslations },
  shop: { texts: shopTexts, translations: shopTranslations },
}

/** The words of messages. */
const messageWords: Record<string, Record<Locale, object>> = {
  accounts: accountWords,
  admissions: admissionWords,
  allotment: allotmentWords,
  contact: contactWords,
  fees: feeWords,
  learning: learningWords,
  messaging: messagingWords,
  payments: paymentWords,
  rights: rightsWords,
  shop: shopWords,
  staff: staffWords,
  student: studentWords,
}

/** Every text within words, at any depth, in the invented language. */
function inventedWords(words: unknown): unknown {
  if (typeof words === 'string') return invented(words)
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, inventedWords(value)]))
}

/** What a language lacks: texts without a translation, and translations of texts that no longer exist. */
function compare(texts: readonly string[], translations: Translations) {
  return {
    missing: [...new Set(texts)].filter((text) => !Object.hasOwn(translations, text)),
    outdated: Object.keys(translations).filter((text) => !texts.includes(text)),
  }
}

it('needs one file a feature', () => {
  // Each table stands beside the files of its languages.
  const tables = globSync(['shared/src/*/translations/translations.ts', 'cms/src/**/messages/words/words.ts'], {
    cwd: root,
  })
  expect(tables.map((table) => table.replace(/\w+\.ts$/, 'xx.ts')).sort()).toEqual([
    ...Object.keys(messageWords).map((feature) => `cms/src/${feature}/messages/words/xx.ts`),
    ...Object.keys(features).map((feature) => `shared/src/${feature}/translations/xx.ts`),
  ])
})

describe.each(Object.entries(features))('the texts of %s', (_, { texts, translations }) => {
  it.each(LOCALES.slice(1))('are all translated into %s', (locale) => {
    expect(compare(texts, translationsIn(locale, [translations]))).toEqual({ missing: [], outdated: [] })
  })

  it('are reported by name when a translation is missing or outdated', () => {
    const [lost = '', ...others] = new Set(texts)
    const incomplete = Object.fromEntries([...others, 'Gone'].map((text) => [text, invented(text)]))
    expect(compare(texts, incomplete)).toEqual({ missing: [lost], outdated: ['Gone'] })
  })
})

describe('an invented language', () => {
  let translate: Translate

  beforeAll(() => {
    for (const { texts, translations } of Object.values(features))
      Object.assign(translations, { [XX]: Object.fromEntries(texts.map((text) => [text, invented(text)])) })
    for (const words of Object.values(messageWords)) Object.assign(words, { [XX]: inventedWords(words.en) })
    translate = translator(
      XX,
      Object.values(features).map(({ translations }) => translations),
    )
  })

  afterAll(() => {
    const tables = [...Object.values(messageWords), ...Object.values(features).map(({ translations }) => translations)]
    for (const table of tables) Reflect.deleteProperty(table, XX)
  })

  it('has statuses', () => {
    expect(translate(OWED_MESSAGES.refunded)).toBe('⟦We have refunded this payment.⟧')
    expect(translate(STATUS_LABELS.SENT_BACK.student)).toBe('⟦Needs correction⟧')
  })

  it('has questions with options, whose values stay', () => {
    const { sections } = translateForm(formOf('BED'), translate)
    const questions = sections.flatMap((section) => section.questions)
    const gender = questions.find(({ name }) => name === 'gender')
    expect(sections[0]?.title).toBe('⟦Personal Details⟧')
    expect(gender?.label).toBe('⟦Gender⟧')
    expect(gender?.choices?.({}, reference)[0]).toEqual({ value: 'MALE', label: '⟦MALE⟧' })
  })

  it('has validation messages', () => {
    const { error } = nameSchema.safeParse('')
    expect(translate(error?.issues[0]?.message ?? '')).toBe('⟦Enter your name⟧')

    const form = translateForm(formOf('BED'), translate)
    const answers = { ...validAnswers('BED'), fatherName: '', motherName: 'A'.repeat(101), permanentPin: '1' }
    const errors = checkAnswers({ form, answers, reference, today: TODAY })
    expect(errors.map(({ field, code, message }) => [field, code, message])).toEqual([
      ['fatherName', 'required', '⟦Enter ⟦your father’s name⟧⟧'],
      ['motherName', 'tooLong', '⟦⟦Mother’s name⟧ can have at most 100 characters⟧'],
      ['permanentPin', 'format', '⟦Invalid Pincode and length must be 6⟧'],
    ])
    expect(missingDocuments(form, answers, {})[0]?.message).toBe('⟦Upload your ⟦profile photo⟧⟧')
  })

  it.each(courseForms.all)('has every message of the form of $label', (courseForm) => {
    const form = translateForm(courseForm, translate)
    const typed = ['', '1', '12', '88', '512', '1051', '654321', 'abc', 'A'.repeat(300)]
    for (const wrong of typed) {
      const answers = Object.fromEntries(questionsOf(form).map(({ name }) => [name, name === 'languages' ? [] : wrong]))
      const fullMarks = { tenthFullMarks: '600', twelfthFullMarks: '500', degreeFullMarks: '800' }
      for (const known of [{}, { ...fullMarks, passedCuet: 'YES', hasMasters: 'YES', higherSubject: 'BIOLOGY' }]) {
        const errors = checkAnswers({ form, answers: { ...answers, ...known }, reference, today: TODAY })
        expect(errors.length).toBeGreaterThan(0)
        for (const { message } of errors) expect(message).toMatch(/^⟦.*⟧$/)
      }
    }
  })

  it('has stored applications, but not what was typed in them', () => {
    const form = formOf('BED')
    const answers = { ...validAnswers('BED'), languages: ['Bengali', 'English'] }
    const stored = translateShown(answersShown({ form, answers, reference }), translate)
    const rows = stored[0]?.rows
    expect(rows).toContainEqual({ label: '⟦Name of the applicant⟧', value: 'ASHA MONDAL' })
    expect(rows).toContainEqual({ label: '⟦Gender⟧', value: '⟦FEMALE⟧' })
    expect(rows).toContainEqual({ label: '⟦Languages you know⟧', value: '⟦Bengali⟧, ⟦English⟧' })
    // The preview, which has the form itself, shows the same.
    expect(answersShown({ form: translateForm(form, translate), answers, reference })).toEqual(stored)
  })

  it('has messages', () => {
    const context = { locale: XX, site: { name: 'Pravesh', url: 'https://portal.example' } }
    const sms = phoneCode.write({ code: '482913', minutes: 5 }, context)
    expect(sms.text).toMatch(/^⟦482913 is your code .*⟧$/)
    const { subject, text } = applicationNews.write(
      {
        news: 'sent-back',
        name: 'RIMA',
        number: 'BED1',
        course: 'B.Ed',
        parts: ['Personal Details'],
        cause: '',
        refund: '',
        answerBy: '',
        correctBy: '',
        reason: 'The photo is too dark.',
        sentTexts: [],
        link: 'https://portal.example/student',
      },
      context,
    )
    expect(subject).toBe('⟦Your application BED1 needs a correction⟧')
    expect(text).toContain('⟦Your application BED1 for ⟦B.Ed⟧ needs a correction.')
    expect(text).toContain('⟦Personal Details⟧')
  })
})
