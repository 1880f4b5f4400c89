/** Packages whose rooms have import directions. */
export type Package = 'shared' | 'cms' | 'site'

/**
 * The rooms (folders of `src`) of each package, with the rooms directly below them. A room may import these and,
 * transitively, those below. (design, "The same words everywhere")
 */
export const ROOMS: Record<Package, Record<string, readonly string[]>> = {
  shared: {
    platform: [],
    site: ['platform'],
    retention: ['platform'],
    allotment: ['site'],
    verifier: [],
    courses: ['site'],
    accounts: ['courses'],
    content: ['courses', 'allotment'],
    contact: ['accounts'],
    rights: ['contact', 'content', 'retention'],
    payments: ['courses'],
    documents: ['payments'],
    fees: ['accounts', 'content', 'contact', 'documents'],
    admissions: ['fees'],
    shop: ['fees'],
    learning: ['fees'],
    student: ['admissions', 'shop', 'learning'],
  },
  cms: {
    migrations: [],
    foundation: [],
    database: ['foundation', 'migrations'],
    http: ['database'],
    'admin-kit': ['http'],
    publishing: ['http'],
    portal: ['admin-kit', 'publishing'],
    storage: ['portal'],
    messaging: ['portal'],
    pdf: ['portal'],
    operations: ['storage'],
    staff: ['messaging'],
    accounts: ['staff'],
    people: ['staff'],
    content: ['staff', 'storage'],
    retention: ['accounts', 'content'],
    rights: ['retention'],
    contact: ['accounts'],
    payments: ['accounts', 'content', 'contact'],
    documents: ['payments', 'pdf'],
    fees: ['documents'],
    admissions: ['fees'],
    shop: ['documents'],
    learning: ['documents'],
    allotment: ['admissions'],
    figures: ['admissions', 'retention'],
    student: ['admissions', 'shop', 'learning', 'allotment'],
    demo: ['student', 'people', 'figures', 'rights'],
    commands: ['demo', 'operations'],
    app: ['demo', 'operations'],
  },
  site: {
    styles: [],
    lib: ['styles'],
    ui: ['lib'],
    forms: ['ui'],
    accounts: ['forms'],
    content: ['forms'],
    contact: ['accounts'],
    rights: ['accounts'],
    payments: ['forms'],
    documents: ['forms'],
    fees: ['accounts', 'content', 'contact', 'payments', 'documents'],
    admissions: ['accounts', 'content', 'contact', 'payments', 'documents'],
    shop: ['accounts', 'content', 'contact', 'payments', 'documents'],
    learning: ['accounts', 'content', 'contact', 'payments', 'documents'],
    allotment: ['accounts', 'payments'],
    student: ['fees', 'admissions', 'shop', 'learning', 'rights', 'allotment'],
    pages: ['student'],
  },
}

/** Rooms of `cms` that no feature owns. Others import their files, not an index. */
export const INFRASTRUCTURE = [
  'migrations',
  'foundation',
  'database',
  'http',
  'admin-kit',
  'publishing',
  'portal',
  'storage',
  'messaging',
  'pdf',
  'operations',
]

/** Rooms of `cms` above all features. They import any file of those below, besides their indexes. */
export const TOP_ROOMS = ['demo', 'commands', 'app']

/** Every room that a room may import. */
export function roomsBelow(rooms: Record<string, readonly string[]>, room: string): Set<string> {
  const direct = rooms[room] ?? []
  return new Set(direct.flatMap((below) => [below, ...roomsBelow(rooms, below)]))
}
