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
    courses: ['site'],
    accounts: ['courses'],
    content: ['courses'],
    contact: ['courses'],
    payments: ['courses'],
    documents: ['payments'],
    fees: ['accounts', 'content', 'contact', 'documents'],
    admissions: ['fees'],
    shop: ['fees'],
    learning: ['fees'],
  },
  cms: {
    platform: [],
    staff: ['platform'],
    accounts: ['staff'],
    content: ['staff'],
    contact: ['staff'],
    payments: ['accounts', 'content', 'contact'],
    documents: ['payments'],
    fees: ['documents'],
    admissions: ['fees'],
    shop: ['documents'],
    learning: ['documents'],
  },
  site: {
    styles: [],
    lib: ['styles'],
    ui: ['lib'],
    forms: ['ui'],
    accounts: ['forms'],
    content: ['forms'],
    contact: ['forms'],
    payments: ['forms'],
    documents: ['forms'],
    fees: ['accounts', 'content', 'contact', 'payments', 'documents'],
    admissions: ['accounts', 'content', 'contact', 'payments', 'documents'],
    shop: ['accounts', 'content', 'contact', 'payments', 'documents'],
    learning: ['accounts', 'content', 'contact', 'payments', 'documents'],
    student: ['fees', 'admissions', 'shop', 'learning'],
    pages: ['student'],
  },
}

/** Folders of `cms/src` that belong to a framework and may import every room. */
export const FRAMEWORK_FOLDERS = ['app', 'migrations']

/** Every room that a room may import. */
export function roomsBelow(rooms: Record<string, readonly string[]>, room: string): Set<string> {
  const direct = rooms[room] ?? []
  return new Set(direct.flatMap((below) => [below, ...roomsBelow(rooms, below)]))
}
