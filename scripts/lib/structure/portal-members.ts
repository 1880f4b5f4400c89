import path from 'node:path'
import ts from 'typescript'
import type { FileImport, ImportBreach } from './import-breach.ts'
import type { SourceFile } from './source-file.ts'

/** The file of `portalOf` and of the interface `Portal`, to which other files add members with `declare module`. */
const PORTAL = 'cms/src/foundation/portal.ts'

/** How the documentation of a member begins that only its file may use. */
const PRIVATE = 'Private to this file'

/** A member of the portal. */
export interface PortalMember {
  /** Where it is declared. */
  file: string
  /** The name of its type; null if its type has none. */
  type: string | null
  isPrivate: boolean
}

/** A use of the portal: `portalOf(payload).publisher`, or one name of `const { publisher } = portalOf(payload)`. */
export interface MemberUse {
  /** Null if it does not say which member. */
  member: string | null
  /** The variable that it is assigned to; null if there is none. */
  local: string | null
  node: ts.Node
}

type Source = Pick<SourceFile, 'path' | 'text'>

/** The members of the portal that the files declare, by name. */
export function portalMembers(files: readonly Source[]): Map<string, PortalMember> {
  const declaring = files.filter(({ text }) => text.includes('interface Portal {'))
  return new Map(declaring.flatMap((file) => parse(file).statements.flatMap((each) => membersIn(each, file.path))))
}

/** The files whose members a file uses: imports in all but syntax. */
export function memberImports(files: readonly Source[]): FileImport[] {
  return usesOf(files).flatMap(({ from, member }) =>
    member && member.file !== from ? [{ from, to: member.file }] : [],
  )
}

/** Uses of private members of other files, and uses that do not say which member. */
export function memberBreaches(files: readonly Source[]): ImportBreach[] {
  return usesOf(files).flatMap(({ from, use, member }) => {
    if (use.member === null) return [{ from, to: PORTAL, rule: UNNAMED }]
    if (!member?.isPrivate || member.file === from) return []
    return [{ from, to: member.file, rule: `The portal's “${use.member}” is private to the file that declares it.` }]
  })
}

const UNNAMED = 'Say which member of the portal it is: portalOf(…).member, or const { member } = portalOf(…).'

/** The uses of the portal in a part of a file. */
export function memberUsesIn(node: ts.Node): MemberUse[] {
  const uses: MemberUse[] = []
  function visit(each: ts.Node): void {
    if (ts.isIdentifier(each) && each.text === 'portalOf') uses.push(...usesAt(each))
    ts.forEachChild(each, visit)
  }
  visit(node)
  return uses
}

function usesAt(name: ts.Identifier): MemberUse[] {
  const { parent: call } = name
  if (ts.isImportSpecifier(call)) return call.propertyName === undefined ? [] : [unnamed(name)]
  if (!ts.isCallExpression(call) || call.expression !== name) return [unnamed(name)]
  const { parent } = call
  if (ts.isPropertyAccessExpression(parent)) {
    const { parent: assigned } = parent
    const local = ts.isVariableDeclaration(assigned) && ts.isIdentifier(assigned.name) ? assigned.name.text : null
    return [{ member: parent.name.text, local, node: parent }]
  }
  if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) return [unnamed(name)]
  return parent.name.elements.map((element) => {
    const key = element.propertyName ?? element.name
    if (element.dotDotDotToken || !ts.isIdentifier(key)) return unnamed(name)
    return { member: key.text, local: ts.isIdentifier(element.name) ? element.name.text : null, node: element }
  })
}

const unnamed = (node: ts.Node): MemberUse => ({ member: null, local: null, node })

function usesOf(files: readonly Source[]) {
  const members = portalMembers(files)
  const using = files.filter((file) => file.path !== PORTAL && file.text.includes('portalOf'))
  return using.flatMap((file) =>
    memberUsesIn(parse(file)).map((use) => ({ from: file.path, use, member: members.get(use.member ?? '') })),
  )
}

/** The members that a statement declares: the interface itself, or a module that adds to it. */
function membersIn(statement: ts.Statement, file: string): [string, PortalMember][] {
  return interfacesIn(statement, file)
    .filter(({ name }) => name.text === 'Portal')
    .flatMap(({ members }) => members.filter(ts.isPropertySignature))
    .map((member) => {
      const docs = ts.getJSDocCommentsAndTags(member).map(({ comment }) => String(comment))
      const isPrivate = docs.some((doc) => doc.startsWith(PRIVATE))
      return [member.name.getText(), { file, type: typeName(member.type), isPrivate }]
    })
}

/** The interfaces in the module of the portal. */
function interfacesIn(statement: ts.Statement, file: string): ts.InterfaceDeclaration[] {
  if (file === PORTAL) return ts.isInterfaceDeclaration(statement) ? [statement] : []
  if (!ts.isModuleDeclaration(statement) || !statement.body || !ts.isModuleBlock(statement.body)) return []
  if (path.posix.join(path.posix.dirname(file), statement.name.text) !== PORTAL) return []
  return statement.body.statements.filter(ts.isInterfaceDeclaration)
}

function typeName(type: ts.TypeNode | undefined): string | null {
  if (type === undefined) return null
  if (ts.isUnionTypeNode(type)) return type.types.map(typeName).find((name) => name !== null) ?? null
  return ts.isTypeReferenceNode(type) ? type.typeName.getText() : null
}

function parse(file: Source): ts.SourceFile {
  return ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true)
}
