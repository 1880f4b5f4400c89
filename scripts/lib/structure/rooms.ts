/** The packages whose rooms have directions. */
export type Package = 'shared' | 'cms' | 'site'

/**
 * The rooms (folders of `src`) of each package, with the rooms directly below. A room may import these and all that are
 * below them. (design, "The same words everywhere")
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
    fees: ['accounts', 'content', 'contact', 'payments'],
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
    fees: ['payments'],
    admissions: ['fees'],
    shop: ['payments'],
    learning: ['payments'],
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
    fees: ['accounts', 'content', 'contact', 'payments'],
    admissions: ['accounts', 'content', 'contact', 'payments'],
    shop: ['accounts', 'content', 'contact', 'payments'],
    learning: ['accounts', 'content', 'contact', 'payments'],
    student: ['fees', 'admissions', 'shop', 'learning'],
    pages: ['student'],
  },
}

/** Folders of `cms/src` that belong to a framework and wire everything. */
export const FRAMEWORK_FOLDERS = ['app', 'migrations']

/** An import against the directions that is allowed until its files have moved to the room where they belong. */
export interface Exception {
  /** A file, or a folder with a slash at the end. */
  from: string
  to: string
}

export const NOT_YET_MOVED: readonly Exception[] = [
  // Roles, permissions and access belong to a room `staff`.
  { from: 'cms/src/contact/', to: 'cms/src/accounts/index.ts' },
  { from: 'cms/src/content/', to: 'cms/src/accounts/index.ts' },
  // The dashboard belongs to a room `student`.
  { from: 'site/src/student/dashboard/DashboardPage.astro', to: 'site/src/admissions/dashboard/' },
  // The success and failure pages belong to `payments`, and need the return path of `accounts`.
  { from: 'site/src/content/notices/', to: 'site/src/payments/' },
  { from: 'site/src/content/notices/', to: 'site/src/accounts/' },
  // The hand-made mount of islands.
  { from: 'site/src/lib/mount.ts', to: 'site/src/forms/' },
  { from: 'site/src/ui/Island.astro', to: 'site/src/accounts/words.ts' },
]

/** Every room that a room may import. */
export function roomsBelow(rooms: Record<string, readonly string[]>, room: string): Set<string> {
  const direct = rooms[room] ?? []
  return new Set(direct.flatMap((below) => [below, ...roomsBelow(rooms, below)]))
}
