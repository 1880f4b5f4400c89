/**
 * Manual chunks for the browser's scripts. The bundler's default makes a chunk of every few modules that some pages
 * share: forty small files for the application form, each discovered only after the previous one has loaded.
 */

interface ChunkGroup {
  name: string
  test: RegExp
  priority: number
}

/** Ordered from most to least widely needed. A module belongs to the first chunk that matches it, with its imports. */
const CHUNKS: [name: string, ...modules: string[]][] = [
  // Shared by the plain scripts of public pages: small, without libraries.
  [
    'plain',
    'site/src/lib/(api|document-locale|formats|go|reply-words|unauthorized|when-idle)',
    'site/src/ui/notify',
    'shared/src/platform/(formats|locale|money|phone|reply|translate|wire-call)',
    'shared/src/shop/catalogue/book-slug\\.',
  ],
  // For the plain forms of public pages, and for the fields of accounts.
  ['mail-domain', 'shared/src/accounts/mail-domain\\.'],
  [
    'payment-watch',
    'shared/src/payments/(calls|identifiers|owed/states|schedule|status)\\.',
    'site/src/payments/(start/payment-page|watch/(fetch-payment|payment-state|watch-payment))\\.',
  ],
  // For the pages of books, and for the headers and forms of students.
  [
    'basket',
    'shared/src/(accounts/session|shop/(basket/(basket|calls)|orders/line-limits))\\.',
    'site/src/ui/basket/',
    'site/src/shop/buy/semester-items\\.',
    'site/src/lib/(language-name|login-flag|student-storage)',
    'shared/src/platform/lang-of\\.',
  ],
  [
    'session',
    'node_modules/nanostores/',
    'shared/src/accounts/((limits|return-path)\\.|wire/)',
    'shared/src/(courses/courses|platform/(day-in-india|fill|record-of|text|places/states))\\.',
    'site/src/accounts/sessions/(session-api|session-store|log-out|before-log-out|first-name)',
    'site/src/lib/localized',
    'site/src/forms/(offline-text|words)',
    // What forms and lists of applications share: too small for a file of its own.
    'shared/src/(admissions/(documents/documents|wire/calls)|fees/fees|payments/(bank-days|issues|owed/messages))\\.',
    'site/src/admissions/admission-api\\.',
  ],
  // The rules of “Can I apply?”, for the pages of courses and the application form.
  ['entry-check', 'shared/src/admissions/(answers/grades|form/(eligibility|entry-check))\\.'],
  // For the forms that take names, addresses and messages.
  ['text-rules', 'shared/src/accounts/person-name\\.', 'shared/src/platform/(glyphs|usable-text|places/pin-code)\\.'],
  [
    'react',
    'preload-helper',
    'node_modules/(react|react-dom|scheduler)/',
    'site/src/payments/(start/(Leaving|payment-page|use-payment-redirect)|words/)',
    'site/src/lib/(return-path|text|lazy-module|later-scripts)',
    'site/src/forms/(island|Alert|ErrorBoundary|ErrorSummary|FieldFrame|Icon|LoadFailure|Loading|PageBoundary|RecordName|StepHeading|TryAgain|after-press|field-id|lazy-part|locale|press-again|translate|use-store|validation-errors)\\.',
    // Pages without islands have the script that asks to log in.
    'site/src/accounts/sessions/(?!require-login|LoginRequired)',
  ],
  // For the two forms with addresses.
  ['pin-note', 'site/src/content/pin-codes/PinNote\\.'],
  [
    'forms',
    'node_modules/react-hook-form/',
    'site/src/forms/(form-options|use-field|use-fixed-errors|use-in-browser|watch-fixed-errors)\\.',
  ],
  // For the rules of account forms and some replies; the application form, the login and the dashboard do without.
  ['schemas', 'node_modules/zod/', 'shared/src/platform/wire-table\\.'],
  // Fields of accounts without their rules, which the login loads later.
  [
    'account-forms',
    'shared/src/accounts/(privacy-notice|wire)\\.',
    'site/src/accounts/(KeptEmailField|account-api|kept-email|later-rules|use-kept-next|words/)',
    'site/src/forms/((Choice|Check|Email|Password|Select|Text)Field|TaskForm)\\.',
  ],
  [
    'account-rules',
    'node_modules/@hookform/',
    'shared/src/accounts/(codes|fields|next-schema|password|sign-in)\\.',
    'site/src/forms/(CodeField|CodeForm|PasswordHelp|ResendCode|countdown|use-countdown)\\.',
  ],
  [
    'applications',
    'shared/src/admissions/(status/(status|next-step)|wire/names)\\.',
    'site/src/admissions/form/FeeRefundNote\\.',
    'site/src/admissions/status/(ApplicationAlerts|CorrectionNote|NoApplication|pay-fee|words)',
  ],
  // For the page of applications, and whether one is approved.
  [
    'my-applications',
    'shared/src/admissions/status/admission\\.',
    'site/src/admissions/form/FeeTable\\.',
    'site/src/admissions/status/(MyApplications|applications-in|use-my-applications)',
  ],
  // Lists of payments and orders, with their documents.
  [
    'documents',
    'shared/src/documents/(calls|kinds)\\.',
    'site/src/(student/words|documents/(DownloadPdf|download-pdf|words)|lib/(list-page|save-file))',
    'site/src/forms/(ListGate|Pager|use-list)\\.',
    'site/src/payments/(refunds/RefundTerms|start/PayAgain|watch/(OpenPayment|use-payment-watch))\\.',
  ],
  ['fee-plan', 'site/src/fees/plan/words'],
  // Without the pay dialog, which is loaded later.
  [
    'fees',
    'shared/src/fees/(dues/|pay/calls|plan/(next-payment|totals)|review/review)',
    'shared/src/payments/fee-title\\.',
    'site/src/fees/(DueActions|DueNotes|DueParts|OpenPayments|Tag|due-view|fee-api|use-fee|words)',
    'site/src/fees/pay/(PayFees|pay-address|pay-choices)',
  ],
  // The list of orders without its dialogs, and what the order form shares with it.
  [
    'orders',
    'shared/src/shop/(orders/(calls|status)|couriers/shipment-status)\\.',
    'site/src/shop/orders/(order-api|order-row|words)',
  ],
  // The tables of orders, for the order form, and for the dialogs of the list.
  [
    'order-wire',
    'shared/src/shop/(orders|couriers|catalogue)/',
    'shared/src/platform/sent-values',
    'site/src/shop/orders/changes-in',
  ],
  // What the order form shares with the page of the basket.
  ['quote', 'site/src/shop/buy/(PriceSums|fetch-quote|line-problem|use-quote|words)'],
  [
    'application-form',
    'site/src/admissions/fields/(SectionCard|use-course-form|use-dependent-answers)\\.',
    'site/src/admissions/(form/(Overlay|agreement-facts|use-colleges)\\.|words/)',
    'shared/src/admissions/form/(blank-answers|check-answers|check-documents|check-step|requested-documents|translate-form)\\.',
    'shared/src/admissions/courses/wire/school-names\\.',
    // What the wizard shares with its later steps.
    'site/src/admissions/form/(StepFrame|use-overlay|use-step-check)\\.',
    'site/src/admissions/drafts/same-content\\.',
    'shared/src/admissions/form/form-context\\.',
    'site/src/lib/back-off\\.',
    'shared/src/(admissions/agreement/(admission-days|consents)|payments/refunds/agreed-terms)\\.',
  ],
  // Documents are needed from the second step on.
  [
    'uploads',
    'site/src/admissions/(correct|form/steps|uploads)/words/',
    'site/src/admissions/form/CollegesNote\\.',
    'site/src/admissions/uploads/(DocumentList|DocumentField|FileButtons|FileProblem|StoredPreview|UploadProgress)\\.',
    'site/src/admissions/uploads/(canvas-picture|document-props|file-shape|inspect-file|pending-uploads|retry)\\.',
    'site/src/admissions/uploads/(send-document|shrink|use-upload)\\.',
    'site/src/lib/upload-file\\.',
    'shared/src/(admissions/documents/document-file|platform/(file-size|uploads/(file-type|pdf-file)\\.))',
  ],
  // For parts that are loaded later. The update of an application only has an agreement if it changes.
  ['costs', 'site/src/admissions/form/CostTable\\.', 'shared/src/courses/course-costs\\.'],
  // Needed to send a form.
  ['application-wire', 'shared/src/admissions/wire/', 'shared/src/platform/sent-values'],
  // What the parts of the student's merit process share with each other, and with the page of lists.
  [
    'merit',
    'shared/src/allotment/(calls|process)/',
    'shared/src/allotment/scores/format-',
    'site/src/allotment/(calendar|terms)/',
    'site/src/allotment/(choices|marks|objection)/words/',
    'site/src/allotment/marks/ScoreParts\\.',
  ],
]

export const clientChunks: { groups: ChunkGroup[] } = {
  groups: CHUNKS.map(([name, ...modules], index) => ({
    name,
    test: new RegExp(`/(${modules.join('|')})`),
    priority: CHUNKS.length - index,
  })),
}
