import type { Package } from './rooms.ts'

/**
 * The folders of each room, from the lowest to the highest: a folder imports only those before it. Files of the room
 * itself, such as its `index.ts`, have no place in the list.
 */
export const FOLDERS: Record<Package, Record<string, string>> = {
  shared: {
    accounts: 'replies breaches translations consent guardians wire',
    allotment:
      'replies run engine scores process entries matrix order lists objections offers reasons rounds compare figures calls',
    admissions:
      'replies answers duplicates documents questions claims form agreement courses status figures axes notes checks bulk translations acceptance wire contract',
    contact: 'replies help translations',
    content: 'notice-board processors pages pin-codes translated translations',
    courses: 'translations',
    documents: 'replies translations',
    fees: 'replies dues reminders review changes change-plan plan pay structures reports translations',
    learning: 'replies',
    payments: 'replies owed offline refunds reconcile approvals statement closing translations',
    rights: 'replies words',
    platform: 'replies places uploads glossary',
    shop: 'replies catalogue couriers import notices orders basket stock translations',
    student: 'dashboard',
  },
  cms: {
    accounts:
      'labels search codes limits sessions links activate messages passwords recover students verify breaches guardian-acts consent guardians admin personal-data unverified register correct-email contact-changes message-choices login access-records collections seed',
    allotment:
      'labels messages history processes matrix prepare entries lists marks choices objections runs offers joining mine published calendar reports admin invariants personal-data collections removal',
    'admin-kit': 'labels dashboard dates fields form list frame money export',
    admissions:
      'labels applications prepared limits settings messages costs seats opened uploads answers drafts duplicates changes holds fee form copy reduce printed mentions review queue same-person axes originals claims readings deadlines windows bulk reason-texts list-views submit correct status search admin collections personal-data removal seed',
    commands: 'start',
    contact: 'labels messages subjects requests receive ask answer desk admin collections personal-data',
    content:
      'labels calls pin-codes translated media published promises courses colleges gallery notice-board share-cards processors pages preview publishing translations sitemap admin editing fields globals collections removal seed',
    database: 'adapter records slices work rate-limit jobs search open sums',
    documents:
      'labels verify words draw files receipts exported my-payments admin collections invariants personal-data',
    fees: 'labels refund-terms sessions settings costs dues messages pay reminders review reopen changes change-plan plan structures reports admin collections invariants personal-data',
    figures: 'labels count read keys api admin collections',
    foundation: 'languages concurrency outages context settings crypto tracing log metrics gateway',
    http: 'api files assets openapi rest admission server sign-in admin access-records',
    learning: 'labels messages offer buy settings watch admin collections invariants personal-data removal seed',
    messaging: 'labels messages outbox',
    operations: 'field-keys metrics admission move backup log-archive',
    people: 'admin',
    payments:
      'labels search messages providers approvals refunds check settlements closing reconcile start offline statement admin collections export personal-data',
    pdf: 'chromium',
    publishing: 'pages release serve',
    retention: 'labels settings holds runs',
    rights: 'labels settings messages nominees requests erasure effects ask desk admin personal-data collections',
    shop: 'labels settings catalogue lines messages couriers notices stock import basket orders documents admin collections export invariants personal-data seed',
    staff:
      'labels state messages passwords scope permissions limits administrators help server-functions sessions second-factor sign-in second-step invitations leaving versions admin collections',
    storage: 'uploads',
    student: 'labels messages notices dashboard',
  },
  site: {
    accounts:
      'words sessions settings consent guardians passwords activate recover register verify login personal-data contact-change message-choices',
    admissions: 'words uploads fields drafts form status notices correct',
    contact: 'words help',
    content:
      'words pin-codes about facts media notice-board courses colleges finder gallery home notices data-protection policies',
    allotment: 'words terms calendar marks choices objection result own lists',
    documents: 'words',
    fees: 'words pay dashboard plan payments',
    forms: 'words waiting',
    learning: 'words watch offer',
    payments: 'words refunds start watch result',
    rights: 'words records',
    shop: 'words address orders buy basket recommended catalogue',
    student: 'words frame account application buy content dashboard fee-plan merit help orders payments settings',
    styles: 'fonts',
    ui: 'words language basket',
  },
}
