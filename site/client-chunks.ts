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
    'site/src/lib/(api|dates|document-locale|go|lang|unauthorized|when-idle)',
    'site/src/ui/notify',
    'shared/src/platform/(locale|money|phone|reply|translate|wire-call)',
    'shared/src/shop/catalogue/book-slug\\.',
    'shared/src/payments/(identifiers|schedule|status)\\.',
    'site/src/payments/(start/payment-page|watch/(fetch-payment|payment-state|watch-payment))\\.',
  ],
  [
    'session',
    'node_modules/(nanostores|zod)/',
    'shared/src/accounts/(sign-in|wire)',
    'shared/src/(platform/wire-table|payments/wire)\\.',
    'site/src/accounts/account-api',
    'site/src/accounts/sessions/(session-store|login-flag|log-out|before-log-out|first-name)',
    'site/src/lib/(localized|student-storage)',
    'site/src/(forms|student)/words',
  ],
  [
    'react',
    'node_modules/(react|react-dom|scheduler|@nanostores)/',
    // Of Vite, for imports on demand.
    'preload-helper',
    'site/src/payments/(start|words)/',
    'site/src/lib/(return-path|text|lazy-module|later-scripts)',
    'site/src/forms/(island|Alert|ErrorBoundary|Icon|LoadFailure|Loading|Modal|PageBoundary|TryAgain|lazy-part|locale|translate)\\.',
    'site/src/accounts/sessions/',
  ],
  // What forms and lists of applications share.
  [
    'applications',
    'shared/src/(admissions/(documents/documents|status/status|wire/(calls|names))|fees/fees)\\.',
    'site/src/admissions/(admission-api|form/FeeTable)\\.',
    'site/src/admissions/status/(ApplicationAlerts|CorrectionNote|MyApplications|NoApplication|applications-in|pay-fee|words)',
  ],
  // Lists of payments and orders, with their documents.
  [
    'documents',
    'shared/src/documents/',
    'site/src/(documents/(DownloadPdf|download-pdf|words)|lib/(list-page|save-file))',
    'site/src/forms/(ListGate|Pager|use-list)\\.',
    'site/src/payments/(refunds/RefundTerms|watch/(OpenPayment|use-payment-watch))\\.',
  ],
  // Without the pay dialog, which is loaded later.
  [
    'fees',
    'shared/src/(fees/(dues/|pay/calls|review/review))',
    'site/src/fees/(DueNotes|OpenPayments|Tag|due-view|fee-api|use-fee|words)',
  ],
  // For the pages whose main content is fees; the dashboard loads it later.
  ['due-actions', 'site/src/fees/(DueActions|plan/words|pay/(PayFees|pay-address|pay-choices))'],
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
  ['forms', 'node_modules/(react-hook-form|@hookform)/', 'site/src/forms/'],
  [
    'application-form',
    'site/src/admissions/fields/(SectionCard|use-course-form|use-dependent-answers)\\.',
    'shared/src/admissions/courses/translate-form\\.',
    'site/src/admissions/form/(CollegesNote|Overlay|agreement-facts|use-colleges|words)',
    'site/src/admissions/uploads/DocumentList\\.',
    'shared/src/admissions/answers/(blank-answers|check-answers|eligibility)\\.',
    'shared/src/admissions/documents/check-documents\\.',
    'shared/src/admissions/wire/(answers|documents|school-names)\\.',
  ],
]

export const clientChunks: { groups: ChunkGroup[] } = {
  groups: CHUNKS.map(([name, ...modules], index) => ({
    name,
    test: new RegExp(`/(${modules.join('|')})`),
    priority: CHUNKS.length - index,
  })),
}
