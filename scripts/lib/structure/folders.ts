import type { Package } from './rooms.ts'

/**
 * The folders of each room, from the lowest to the highest: a folder imports only those before it. Files of the room
 * itself, such as its `index.ts`, have no place in the list.
 */
export const FOLDERS: Record<Package, Record<string, string>> = {
  shared: {
    accounts: 'translations wire',
    admissions: 'answers documents questions form agreement courses status translations wire contract',
    contact: 'help translations',
    content: 'notice-board pages pin-codes translations',
    courses: 'translations',
    documents: 'translations',
    fees: 'dues reminders review plan pay structures translations',
    payments: 'owed offline refunds reconcile translations',
    platform: 'places uploads',
    shop: 'catalogue couriers import notices orders basket stock translations',
    student: 'dashboard',
  },
  cms: {
    accounts:
      'codes limits sessions links activate messages passwords recover students verify admin personal-data unverified register correct-email contact-changes message-choices login collections seed',
    'admin-kit': 'dashboard dates fields form list frame money export',
    admissions:
      'applications limits settings messages costs seats uploads answers drafts changes fee form copy printed review submit correct status search admin collections personal-data removal seed',
    commands: 'start',
    contact: 'messages subjects requests receive ask answer desk admin collections personal-data',
    content:
      'calls pin-codes media published promises courses colleges gallery notice-board share-cards pages preview publishing sitemap admin editing fields globals collections removal seed',
    database: 'adapter records slices work rate-limit jobs search open sums',
    documents: 'verify words draw files receipts my-payments admin collections invariants personal-data',
    fees: 'refund-terms sessions settings costs dues messages pay reminders review reopen plan structures admin collections invariants personal-data',
    foundation: 'concurrency outages context settings crypto tracing log metrics gateway',
    http: 'api files assets openapi rest admission server sign-in admin',
    learning: 'messages offer buy settings watch admin collections invariants personal-data removal seed',
    messaging: 'messages outbox',
    operations: 'field-keys metrics admission move backup log-archive',
    payments: 'messages providers refunds check settlements reconcile start offline admin collections export',
    pdf: 'chromium',
    publishing: 'pages release serve',
    shop: 'settings catalogue lines messages couriers notices stock import basket orders documents admin collections export invariants personal-data seed',
    staff: 'messages passwords permissions administrators help server-functions sign-in versions admin collections',
    storage: 'uploads',
    student: 'messages notices dashboard',
  },
  site: {
    accounts:
      'words sessions settings passwords activate recover register verify login personal-data contact-change message-choices',
    admissions: 'words uploads fields drafts form status notices correct',
    contact: 'words help',
    content: 'words pin-codes about facts media notice-board courses colleges finder gallery home notices policies',
    documents: 'words',
    fees: 'words pay dashboard plan payments',
    forms: 'words waiting',
    learning: 'words watch offer',
    payments: 'words refunds start watch result',
    shop: 'words address orders buy basket recommended catalogue',
    student: 'words frame account application buy content dashboard fee-plan help orders payments settings',
    styles: 'fonts',
    ui: 'words basket',
  },
}
