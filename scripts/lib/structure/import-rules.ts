import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import { FRAMEWORK_FOLDERS, type Package, ROOMS, roomsBelow } from './rooms.ts'
import { TEST } from './source-file.ts'

/** Dependency-free libraries that also run in the browser. */
const SHARED_LIBRARIES = ['^zod/mini$', '^to-words/en-IN$']
/** Tests are exempt: integration tests combine records of all features. */
const NO_TEST = TEST.source
const packages = Object.keys(ROOMS) as Package[]

/**
 * Import directions between packages, rooms and files, as dependency-cruiser rules. A rule's name is its requirement.
 */
export const importRules: IRegularForbiddenRuleType[] = [
  rule('Files have no import cycles.', {}, { circular: true }),
  rule('Every import resolves to a file.', {}, { couldNotResolve: true, path: '^(\\.|@pravesh/)' }),
  rule(
    'shared stays pure: it imports only zod/mini, to-words/en-IN and itself.',
    { path: '^shared/src/', pathNot: NO_TEST },
    { pathNot: ['^shared/src/', ...SHARED_LIBRARIES] },
  ),
  rule('The site gets data from the CMS as page data, never its code.', { path: '^site/src/' }, { path: '^cms/' }),
  rule('The CMS knows the site as a built renderer only.', { path: '^cms/src/' }, { path: '^site/' }),
  rule(
    'The site imports zod/mini: classic zod is 16 kB heavier and breaks the CSP.',
    { path: '^site/src/' },
    { path: '^zod$' },
  ),
  ...packages.flatMap(directionsIn),
  rule(
    'A room of the CMS imports another only through its index.ts.',
    { path: '^cms/src/([^/]+)/', pathNot: [NO_TEST, frameworkFolders()] },
    { path: '^cms/src/(?!platform/|migrations/)[^/]+/', pathNot: ['^cms/src/$1/', '^cms/src/[^/]+/index\\.ts$'] },
  ),
  rule(
    'A room does not import the files that wire rooms together.',
    { path: '^(cms|site)/src/[^/]+/', pathNot: [NO_TEST, frameworkFolders()] },
    { path: '^$1/src/[^/]+$', pathNot: 'payload-types' },
  ),
]

function directionsIn(name: Package): IRegularForbiddenRuleType[] {
  const rooms = ROOMS[name]
  return Object.keys(rooms).map((room) => {
    const below = roomsBelow(rooms, room)
    const closed = Object.keys(rooms).filter((other) => other !== room && !below.has(other))
    const allowed = below.size === 0 ? 'no other room' : `only ${[...below].sort().join(', ')}`
    return rule(
      `${name}/src/${room} imports ${allowed}.`,
      { path: `^${name}/src/${room}/`, pathNot: NO_TEST },
      { path: `^${name}/src/(?:${closed.join('|')})/` },
    )
  })
}

function frameworkFolders(): string {
  return `^cms/src/(?:${FRAMEWORK_FOLDERS.join('|')})/`
}

function rule(
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType {
  return { name, severity: 'error', from, to }
}
