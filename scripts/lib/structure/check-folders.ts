import path from 'node:path'
import { FOLDERS } from './folders.ts'
import type { FileImport, ImportBreach } from './import-breach.ts'
import type { Package } from './rooms.ts'

/** A file below a room: `cms/src/http` + `api/cookies.ts`. */
const IN_ROOM = /^((shared|cms|site)\/src\/([^/]+))\/(.+)$/

/**
 * Checks the inside of each room: its folders follow the order in folders.ts, and at every depth, no folder imports
 * itself through another folder or file beside it.
 */
export function checkFolders(imports: readonly FileImport[]): ImportBreach[] {
  return [...againstOrder(imports), ...cycles(imports)]
}

/** Folders that the table does not list, and folders in the table that do not exist. */
export function unknownFolders(files: readonly string[]): ImportBreach[] {
  const found = new Set(files.flatMap((file) => folderOf(file)?.path ?? []))
  const listed = Object.entries(FOLDERS).flatMap(([name, rooms]) =>
    Object.entries(rooms).flatMap(([room, folders]) => folders.split(' ').map((each) => `${name}/src/${room}/${each}`)),
  )
  const rooms = new Set(files.flatMap((file) => IN_ROOM.exec(file)?.[1] ?? []))
  return [
    ...[...found].filter((each) => !listed.includes(each)).map((from) => ({ from, rule: 'A new folder' })),
    ...listed
      .filter((each) => !found.has(each) && rooms.has(path.posix.dirname(each)))
      .map((from) => ({ from, rule: 'A folder that does not exist' })),
  ].map(({ from, rule }) => ({ from, to: '', rule: `${rule}: change its room in folders.ts.` }))
}

interface Folder {
  /** `cms/src/http` */
  room: string
  /** `api` */
  name: string
  path: string
  /** Of the room, in order. */
  folders: readonly string[]
}

/** The folder of a room that a file is in; null for files of the room itself and of rooms without an order. */
function folderOf(file: string): Folder | null {
  const [, room = '', name, roomName = '', rest = ''] = IN_ROOM.exec(file) ?? []
  const folders = FOLDERS[name as Package]?.[roomName]
  if (!rest.includes('/') || FRAMEWORK.test(file)) return null
  const [folder = ''] = rest.split('/')
  return { room, name: folder, path: `${room}/${folder}`, folders: folders?.split(' ') ?? [] }
}

/** Folders whose places a framework prescribes. */
const FRAMEWORK = /^(cms\/src\/(app|migrations)|site\/src\/pages)\//

function againstOrder(imports: readonly FileImport[]): ImportBreach[] {
  return imports.flatMap(({ from, to }) => {
    const [upper, lower] = [folderOf(from), folderOf(to)]
    if (upper === null || lower === null || upper.room !== lower.room) return []
    const { folders, name } = upper
    const before = folders.slice(0, folders.indexOf(name) + 1)
    if (!folders.includes(name) || !folders.includes(lower.name) || before.includes(lower.name)) return []
    const others = before.slice(0, -1).join(', ')
    return [
      { from, to, rule: `${upper.path} imports ${others === '' ? 'no other folder' : `only ${others}`} of its room.` },
    ]
  })
}

/** For each folder, which of the files and folders directly in it import which. */
function siblings(imports: readonly FileImport[]): Map<string, Map<string, Set<string>>> {
  const parents = new Map<string, Map<string, Set<string>>>()
  for (const { from, to } of imports) {
    const [upper, lower] = [from.split('/'), to.split('/')]
    const depth = upper.findIndex((part, index) => part !== lower[index])
    // Of the packages and rooms, other rules speak.
    if (depth < 3) continue
    const parent = upper.slice(0, depth).join('/')
    const nodes = parents.get(parent) ?? new Map<string, Set<string>>()
    const node = upper[depth] ?? ''
    parents.set(parent, nodes.set(node, (nodes.get(node) ?? new Set()).add(lower[depth] ?? '')))
  }
  return parents
}

function cycles(imports: readonly FileImport[]): ImportBreach[] {
  return [...siblings(imports)].flatMap(([parent, nodes]) => {
    const cycle = cycleIn(nodes)
    if (cycle === null || FRAMEWORK.test(`${parent}/`) || !cycle.some((name) => !name.includes('.'))) return []
    return [{ from: parent, to: cycle.join(' → '), rule: 'Folders have no import cycles.' }]
  })
}

/** A cycle of at least two nodes, or null. */
function cycleIn(nodes: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>()
  function walk(node: string, above: readonly string[]): string[] | null {
    if (above.includes(node)) return [...above.slice(above.indexOf(node)), node]
    if (done.has(node)) return null
    for (const next of nodes.get(node) ?? []) {
      const found = walk(next, [...above, node])
      if (found !== null) return found
    }
    done.add(node)
    return null
  }
  for (const node of nodes.keys()) {
    const found = walk(node, [])
    if (found !== null) return found
  }
  return null
}
