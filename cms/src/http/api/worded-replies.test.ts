/** Every sentence that students and visitors can be refused with has words in each language. The compiler compares the codes. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { accountTranslations } from '@pravesh/shared/accounts/translations/translations'
import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { admissionTranslations } from '@pravesh/shared/admissions/translations/translations'
import { meritReplies } from '@pravesh/shared/allotment/replies/words/words'
import { contactReplies } from '@pravesh/shared/contact/replies/words/words'
import { contactTranslations } from '@pravesh/shared/contact/translations/translations'
import { courseTranslations } from '@pravesh/shared/courses/translations/translations'
import { documentReplies } from '@pravesh/shared/documents/replies/words/words'
import { documentTranslations } from '@pravesh/shared/documents/translations/translations'
import { feeReplies } from '@pravesh/shared/fees/replies/words/words'
import { feeTranslations } from '@pravesh/shared/fees/translations/translations'
import { learningReplies } from '@pravesh/shared/learning/replies/words/words'
import { paymentReplies } from '@pravesh/shared/payments/replies/words/words'
import { paymentTranslations } from '@pravesh/shared/payments/translations/translations'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { rightsReplies } from '@pravesh/shared/rights/replies/words/words'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import { shopTranslations } from '@pravesh/shared/shop/translations/translations'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')

const features = [
  platformReplies,
  accountReplies,
  admissionReplies,
  contactReplies,
  documentReplies,
  feeReplies,
  learningReplies,
  meritReplies,
  paymentReplies,
  rightsReplies,
  shopReplies,
]
const codes = features.flatMap(({ en }) => Object.keys(en))

/** What only staff, couriers, payment providers and programs call. Their sentences are English. */
const NOT_FOR_STUDENTS = [
  /^src\/(admin-kit|figures|people|staff)\//,
  /^src\/[\w-]+\/(admin|export|import|reports|review)\//,
  /^src\/allotment\/(joining|matrix|prepare|runs)\//,
  /^src\/allotment\/(lists\/(publish|staff)|marks\/(staff|verify)|objections\/(decide|objection-endpoints)|processes\/(change|merit-staff|while-publishing))/,
  /^src\/accounts\/contact-changes\/restore-contact/,
  /^src\/admissions\/(axes|bulk|checks|claims|duplicates|holds|list-views|mentions|originals|queue|readings|reason-texts|same-person)\//,
  /^src\/admissions\/changes\/undo-change/,
  /^src\/contact\/desk\//,
  /^src\/content\/(share-cards|translations)\//,
  /^src\/documents\/(exported|receipts)\//,
  /^src\/fees\/(change-plan|changes|reopen)\//,
  /^src\/messaging\/outbox\/send-again/,
  /^src\/payments\/(approvals|closing|offline|refunds|statement)\//,
  /^src\/payments\/(staff-member|check\/(settle-mismatch|webhook-endpoint))/,
  /^src\/rights\/desk\//,
  /^src\/shop\/catalogue\/books(-endpoints)?\.ts/,
  /^src\/shop\/(couriers|documents|stock)\//,
  /^src\/shop\/orders\/(await-return|decide-return|return-changed)/,
  /^src\/student\/notices\//,
]
/** Staff call it too, for which it has a sentence of its own. */
const PARTLY = { 'src/contact/requests/add-message.ts': 1 }

const sources = globSync('src/**/*.ts', { cwd: root })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/\.test\.ts$/.test(file) && !NOT_FOR_STUDENTS.some((pattern) => pattern.test(file)))
  .sort()
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const matches = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, found = '']) => ({ file, found })))

describe('the code of a sentence', () => {
  it('belongs to one feature', () => {
    expect(codes.length).toBeGreaterThan(150)
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  })

  it('is no English text that is translated, because pages have both in one table', () => {
    const translations = [
      accountTranslations,
      admissionTranslations,
      contactTranslations,
      courseTranslations,
      documentTranslations,
      feeTranslations,
      paymentTranslations,
      shopTranslations,
    ]
    const texts = new Set(translations.flatMap(({ bn }) => Object.keys(bn)))
    expect(codes.filter((code) => texts.has(code))).toEqual([])
  })

  it('has no other sentence in the server', () => {
    const own = matches(/code: '(\w+)', (?:status: \d+, )?(?:publicMessage|msg)\b/g)
    expect(own.filter(({ found }) => codes.includes(found))).toEqual([])
  })
})

describe('a refusal of students and visitors', () => {
  it('takes its sentence from the words of replies', () => {
    const found = matches(/publicMessage(?::| =)\s+(['`].*)/g)
    const perFile = Object.groupBy(found, ({ file }) => file)
    const counts = Object.fromEntries(Object.entries(perFile).map(([file, each]) => [file, each?.length]))
    expect(counts).toEqual(PARTLY)
  })

  it('by a rate limit does so too', () => {
    const found = matches(/windowMs: [^{}]*?\bmessage: (['`].*)/g)
    expect(found.map(({ file }) => file)).toEqual([
      'src/contact/requests/help-limits.ts',
      'src/rights/requests/rights-limits.ts',
    ])
  })

  it('names what was not found in each language', () => {
    const nouns = matches(/notFound\('([^']+)'\)/g).map(({ found }) => found)
    expect(nouns.length).toBeGreaterThan(20)
    const unknown = nouns.filter((noun) => !Object.hasOwn(platformReplies.bn, `what.${noun}`))
    expect(unknown).toEqual([])
  })
})
