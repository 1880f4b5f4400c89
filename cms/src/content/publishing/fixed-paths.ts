import { POLICY_KEYS } from '@pravesh/shared/content/options'
import { paths } from '@pravesh/shared/content/paths'
import { shellPaths } from '@pravesh/shared/content/shells'

/** The page shown for an address that has none. */
export const NOT_FOUND_PATH = '/404'

/** Public pages that exist whatever records there are. (spec 3, 2.5) */
export const fixedPaths: readonly string[] = [
  paths.home,
  paths.courses,
  paths.colleges,
  paths.gallery,
  paths.about,
  paths.contact,
  paths.books,
  paths.bookComingSoon,
  ...POLICY_KEYS.map(paths.policy),
  paths.purchase,
  paths.somethingWrong,
  paths.success,
  paths.failure,
  ...Object.values(shellPaths),
  NOT_FOUND_PATH,
]
