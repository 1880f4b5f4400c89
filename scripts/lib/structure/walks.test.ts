import { DEFAULT_LOCALE, LOCALES } from '@pravesh/shared/platform/locale'
import { expect, it } from 'vitest'
import { type CodeWalk, entriesOf, readRepository } from './code-walk.ts'
import { portalMembers } from './portal-members.ts'
import { readSources } from './source-file.ts'

interface Walk {
  start: CodeWalk['start']
  /** What runs where the walk comes to a table of `features.ts` or to the kinds of pages. */
  dispatched?: CodeWalk['dispatched']
  /** Files that it must reach, or what it must come to in them: `file#name`. */
  reaches: string[]
  /** How many files it enters at most. */
  files: number
  /** How often it enters one file at most. */
  entries: number
}

const PAID = 'cms/src/payments/handlers.ts#paidHandlers'
const applicationPaid = { file: 'cms/src/admissions/fee/fee-paid.ts', name: 'applicationFeePaid' }

/** The walks that changes of the core pass, from the endpoint, the hook or the work on, to the last effect. */
const WALKS: Record<string, Walk> = {
  'submit an application': {
    start: { file: 'cms/src/admissions/submit/submit-endpoint.ts', name: 'submit' },
    dispatched: { [PAID]: [applicationPaid] },
    reaches: [
      'cms/src/admissions/submit/check-submission.ts',
      'cms/src/admissions/changes/notify-student.ts',
      'cms/src/payments/start/start-payment.ts',
      'shared/src/admissions/form/check-answers.ts',
    ],
    // One of them refunds the fee of an application that was rejected for want of a seat before the bank confirmed it, six find
    // the refund terms and the costs that the agreement names, four say what is owed, because no payment starts while another is
    // undecided, three compare the version of the draft, one takes the Aadhaar number from an earlier application, five store as
    // much of it as the portal keeps, three say by when staff answer, two compare the
    // application with those of other accounts, five say to which college its records belong, and nine publish the pages that show the seats of
    // a college.
    // Three store by when a correction is due, and seven ask whether the colleague to whom the application is assigned may decide on it
    // at its new college, since all effects are in one table.
    // Three write the sentences of refusals by their code.
    // Two say which pages show a changed translation.
    // Three ask for the consent of a guardian.
    // Three compare the agreement with its text in each language.
    files: 139,
    // The Aadhaar number is taken from an earlier application, compared and stored.
    entries: 3,
  },
  'approve an application': {
    start: { file: 'cms/src/admissions/review/review-endpoints.ts', name: 'decide' },
    reaches: ['cms/src/admissions/changes/notify-student.ts', 'shared/src/admissions/status/approval.ts'],
    // One says whether the decision is possible, for bulk runs, too. Five refund the fee, when the decision is a rejection for
    // want of a seat, six say what is owed for it, two give dues the agreed amounts, one names the questions to correct, when the
    // application is sent back, two say by when staff answer a correction, two check the limit of the member of staff, three say
    // to which colleges the student belongs, two are of duplicates, and eight publish the pages that show the seats of a college.
    // Four say and store by when a correction is due, six whether a second reader decides, and three whether an offline payment of
    // the fees waits, when an approval is withdrawn. Two ask whether the colleague to whom it is assigned may decide on it.
    // One writes the sentences of refusals by their code.
    // Two say which pages show a changed translation.
    // Three find prepared texts in the reason.
    files: 96,
    // Role, its message and the limit are three questions to one table.
    entries: 3,
  },
  'check a payment': {
    start: { file: 'cms/src/payments/check/verify-endpoint.ts', name: 'verify' },
    dispatched: { [PAID]: [applicationPaid] },
    reaches: ['cms/src/payments/check/claim-payment.ts', 'cms/src/admissions/changes/notify-student.ts'],
    // Two of them give dues the agreed amounts, when an approved applicant has paid the application fee, three say to which
    // colleges the student belongs, two are of duplicates, and nine publish the pages that show the seats of a college.
    // Four store by when a correction is due, and seven ask whether the colleague to whom the application is assigned may decide on
    // it, since all effects are in one table.
    // Two write the sentences of refusals by their code.
    // Two say which pages show a changed translation.
    files: 92,
    // The states of what is owed are a table; its view and its schema take several of its parts.
    entries: 5,
  },
  'a paid order': {
    start: { file: 'cms/src/payments/check/verify-endpoint.ts', name: 'verify' },
    dispatched: {
      [PAID]: [
        { file: 'cms/src/shop/orders/order-paid.ts', name: 'orderPaid' },
        { file: 'cms/src/documents/receipts/issue-receipt.ts', name: 'issueReceipt' },
      ],
    },
    reaches: [
      'cms/src/payments/check/claim-payment.ts',
      'cms/src/shop/stock/change-stock.ts',
      'cms/src/shop/couriers/create-shipment.ts',
      'cms/src/documents/receipts/issue-receipt.ts',
    ],
    // Five of them publish the pages of a book whose stock changes, and three say what is owed for the order.
    // One writes the sentences of refusals by their code.
    // Three say which pages show a changed translation.
    files: 66,
    // The rules of a book's stock, each of which another step applies.
    entries: 6,
  },
  'ship an order': {
    start: { file: 'cms/src/shop/couriers/shipment-work.ts', name: 'shipmentWork' },
    reaches: ['cms/src/shop/couriers/shiprocket/shiprocket-courier.ts', 'cms/src/shop/messages/notify-buyer.ts'],
    // Two of them name the days of banks and couriers in messages, and four say what a parcel contains after a part of its order
    // was cancelled.
    files: 21,
    entries: 4,
  },
  'publish a saved book': {
    start: { file: 'cms/src/content/publishing/publish-on-change.ts', name: 'withPublishing' },
    dispatched: {
      'cms/src/publishing/pages/page-registry.ts#pages': [
        { file: 'cms/src/shop/catalogue/book-page.ts', name: 'book' },
      ],
    },
    reaches: [
      'cms/src/content/publishing/publisher.ts#Publisher.publishChange',
      'cms/src/content/publishing/events/event-writer.ts#EventWriter.announce',
      'cms/src/content/pages/load-page.ts',
      'cms/src/shop/catalogue/book-cards.ts',
    ],
    // One has the settings of delivery and returns in force, one the share card, one the sample of pages.
    // Three say which pages show a changed translation.
    files: 15,
    entries: 4,
  },
  'print a receipt': {
    start: { file: 'cms/src/documents/files/generate-endpoints.ts', name: 'receipt' },
    dispatched: {
      'cms/src/documents/document-kind.ts#documentKinds': [
        { file: 'cms/src/documents/receipts/receipt-kind.ts', name: 'receiptKind' },
      ],
    },
    reaches: ['cms/src/documents/receipts/write-numbered.ts', 'cms/src/documents/verify/proof-of.ts'],
    // One of them records that a member of staff prints it, and two check the limit of the member of staff.
    // One writes the sentences of refusals by their code.
    files: 30,
    entries: 3,
  },
}

// The forms are data: the rules on the walk receive one as an argument and read on without it. (decision 0029)
const members = portalMembers(readSources())
const ends = ['shared/src/admissions/courses/registry.ts#FORMS']

/** Who follows an operation reads its words in the default language. */
const FURTHER = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
const FURTHER_LANGUAGE = new RegExp(`/words/(${FURTHER.join('|')})\\.ts$|/translations/`)

it.each(Object.entries(WALKS))('the walk to %s stays within its files, and enters none too often', (_, walk) => {
  const { start, dispatched = {}, reaches, files, entries } = walk
  const entered = entriesOf({ start, members, dispatched, ends, read: readRepository })
  const reached = [...entered].flatMap(([file, all]) => [file, ...all.map(({ to }) => `${file}#${to}`)])
  expect(reached).toEqual(expect.arrayContaining(reaches))
  const read = [...entered.keys()].filter((file) => !FURTHER_LANGUAGE.test(file))
  expect(read.length).toBeLessThanOrEqual(files)
  expect([...entered].filter(([, { length }]) => length > entries)).toEqual([])
})
