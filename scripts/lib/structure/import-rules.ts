import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import { INFRASTRUCTURE, type Package, ROOMS, roomsBelow, TOP_ROOMS } from './rooms.ts'
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
  rule(
    'The verifier of allotments has no dependencies, so that others can read and run it alone.',
    { path: '^shared/src/verifier/', pathNot: NO_TEST },
    { pathNot: '^shared/src/' },
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
    'A room of the CMS imports a feature only through its index.ts.',
    { path: '^cms/src/([^/]+)/', pathNot: [NO_TEST, inRooms(TOP_ROOMS)] },
    { path: '^cms/src/[^/]+/', pathNot: ['^cms/src/$1/', inRooms(INFRASTRUCTURE), '^cms/src/[^/]+/index\\.ts$'] },
  ),
  rule(
    'A room does not import the files that wire rooms together.',
    { path: '^(cms|site)/src/[^/]+/', pathNot: [NO_TEST, inRooms(['commands', 'app'])] },
    { path: '^$1/src/[^/]+$', pathNot: 'payload-types' },
  ),
  rule(
    'cms/src/foundation knows neither HTTP nor Payload.',
    { path: '^cms/src/foundation/', pathNot: NO_TEST },
    { path: '^(http|payload|@payloadcms/.*|next|react)$' },
  ),
]

function directionsIn(name: Package): IRegularForbiddenRuleType[] {
  const rooms = ROOMS[name]
  return Object.keys(rooms).map((room) => {
    const below = roomsBelow(rooms, room)
    const closed = Object.keys(rooms).filter((other) => other !== room && !below.has(other))
    return rule(
      directionOf(name, room),
      { path: `^${name}/src/${room}/`, pathNot: NO_TEST },
      { path: `^${name}/src/(?:${closed.join('|')})/` },
    )
  })
}

/** The requirement on the imports of a room. */
export function directionOf(name: Package, room: string): string {
  const below = [...roomsBelow(ROOMS[name], room)].sort()
  return `${name}/src/${room} imports ${below.length === 0 ? 'no other room' : `only ${below.join(', ')}`}.`
}

function inRooms(rooms: readonly string[]): string {
  return `^cms/src/(?:${rooms.join('|')})/`
}

function rule(
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType {
  return { name, severity: 'error', from, to }
}
