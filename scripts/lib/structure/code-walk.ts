import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../step.ts'
import { type CodeModule, type Named, parseModule } from './code-module.ts'
import { type Use, usesIn } from './code-uses.ts'
import type { PortalMember } from './portal-members.ts'
import { INFRASTRUCTURE } from './rooms.ts'

/** Returns the text of a file, or null if there is none. Paths are relative to the repository, with slashes. */
export type ReadSource = (file: string) => string | null

/** What the walk comes to in a file, and where it comes from. */
export interface Entry {
  to: string
  from: string
}

export interface CodeWalk {
  start: Named
  read: ReadSource
  /** The members of the portal, by name. */
  members?: ReadonlyMap<string, PortalMember>
  /** Where a call leads that is dispatched at run time: `file#name` → what runs. */
  dispatched?: Readonly<Record<string, readonly Named[]>>
  /** Where the walk ends: `file#name`. */
  ends?: readonly string[]
}

const ROOMS_WITHOUT_FEATURE = new RegExp(`^(cms/src/(${INFRASTRUCTURE.join('|')})|shared/src/(platform|site))/`)

/**
 * The entries of a walk through the code, by file, as someone reads it who follows an operation. The walk reads a
 * declaration from top to bottom. At the name of a function, class or constant that it has not read yet, it goes there,
 * reads that completely, and comes back. Coming from another file is an entry; what has been read is not read again.
 *
 * At a member of the portal, it goes on to the method of its class that is called there, and reads that, the constructor
 * and what they use of the class.
 *
 * These are read like a library and do not count, because nothing in them leads on to a feature: infrastructure, other
 * packages, and leaves, which are files that use no value and no member of a feature. Effects, handlers and branches for
 * errors are part of the walk, hooks of collections are not: they run inside Payload.
 */
export function entriesOf(walk: CodeWalk): Map<string, Entry[]> {
  const { start, read, members = new Map<string, PortalMember>(), dispatched = {}, ends = [] } = walk
  const modules = new Map<string, CodeModule>()
  const done = new Set<string>()
  const entries = new Map<string, Entry[]>()

  const moduleOf = (file: string): CodeModule => {
    const known = modules.get(file) ?? parseModule(file, read(file) ?? '')
    modules.set(file, known)
    return known
  }
  const isLeaf = ({ imported, members: used }: CodeModule) =>
    [...imported.values(), ...used.flatMap((name) => members.get(name) ?? [])].every(({ file }) =>
      ROOMS_WITHOUT_FEATURE.test(file),
    )
  const counts = (file: string) => !ROOMS_WITHOUT_FEATURE.test(file) && !isLeaf(moduleOf(file))

  function go({ file, name }: Named): void {
    const key = keyOf({ file, name })
    const node = moduleOf(file).declared.get(name)
    if (done.has(key) || node === undefined) return
    done.add(key)
    const owner = ownerOf(name)
    if (owner !== name) go({ file, name: `${owner}.constructor` })
    for (const use of usesIn(node)) followUse(use, { file, owner, key })
  }

  function followUse(use: Use, { file, owner, key }: { file: string; owner: string; key: string }): void {
    if (use.kind === 'value') follow(resolve({ file, name: use.name }, moduleOf), key)
    else if (use.kind === 'part') go({ file, name: `${owner}.${use.name}` })
    else {
      const member = members.get(use.name)
      if (member === undefined) return
      for (const next of dispatched[`${member.file}#${use.name}`] ?? []) follow(next, key)
      follow(calledIn(member, use.method, moduleOf), key)
    }
  }

  function follow(target: Named | null, from: string): void {
    const key = target && keyOf(target)
    if (target === null || key === null || done.has(key) || ends.includes(key)) return
    if (done.has(keyOf({ ...target, name: ownerOf(target.name) }))) return
    for (const next of dispatched[key] ?? []) follow(next, from)
    if (target.file !== from.split('#')[0]) {
      if (!counts(target.file)) return
      entries.set(target.file, [...(entries.get(target.file) ?? []), { to: target.name, from }])
    }
    go(target)
  }

  go(start)
  return entries
}

/** Reads the sources of the repository. */
export const readRepository: ReadSource = (file) => {
  const absolute = path.join(root, file)
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : null
}

const keyOf = ({ file, name }: Named) => `${file}#${name}`

/** The class of one of its parts; other names are their own. */
const ownerOf = (name: string) => name.split('.')[0] ?? name

/** The class that a member of the portal is an instance of, or a part of it; null if its type is no class. */
function calledIn(member: PortalMember, part: string | null, moduleOf: (file: string) => CodeModule): Named | null {
  const { file, type: name } = member
  if (name === null) return null
  const { types, imported } = moduleOf(file)
  const type = types.get(name) ?? imported.get(name) ?? { file, name }
  const { declared } = moduleOf(type.file)
  const node = declared.get(type.name)
  if (node === undefined || !ts.isClassDeclaration(node)) return null
  const target = part === null ? type : { file: type.file, name: `${type.name}.${part}` }
  return declared.has(target.name) ? target : null
}

/** Follows imports and re-exports to the declaration of a name; null for a name of the language or another package. */
function resolve({ file, name }: Named, moduleOf: (file: string) => CodeModule): Named | null {
  const { declared, imported, renamed } = moduleOf(file)
  const local = renamed.get(name) ?? name
  if (declared.has(local)) return { file, name: local }
  const source = imported.get(local)
  return source ? resolve(source, moduleOf) : null
}
