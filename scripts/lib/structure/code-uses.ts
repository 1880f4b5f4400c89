import ts from 'typescript'
import { boundNames } from './code-module.ts'
import { memberUsesIn } from './portal-members.ts'

/** What a declaration uses. */
export type Use =
  /** A value of its file, or an imported one. */
  | { kind: 'value'; name: string }
  /** Another part of its class: `this.name`. */
  | { kind: 'part'; name: string }
  /** A member of the portal, with the method of it that is called; null if it is used otherwise. */
  | { kind: 'member'; name: string; method: string | null }

/** What a declaration uses, in order, without what it declares itself. */
export function usesIn(declaration: ts.Node): Use[] {
  const own = new Set<string>()
  const uses: Use[] = []
  const memberOf = membersIn(declaration)
  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return
    if (ts.isVariableDeclaration(node) || ts.isParameter(node)) for (const name of boundNames(node.name)) own.add(name)
    const member = memberOf(node)
    if (member !== undefined) uses.push({ kind: 'member', name: member, method: methodOf(node) })
    else if (ts.isIdentifier(node) && isValue(node)) uses.push({ kind: 'value', name: node.text })
    else if (isOfThis(node)) uses.push({ kind: 'part', name: node.name.text })
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(declaration, visit)
  return uses.filter(({ kind, name }) => kind !== 'value' || !own.has(name))
}

/** Tells which member of the portal a node is, also where a variable has it. */
function membersIn(declaration: ts.Node): (node: ts.Node) => string | undefined {
  const all = memberUsesIn(declaration).flatMap(({ member, local, node }) => (member ? [{ member, local, node }] : []))
  const direct = new Map(all.filter(({ local }) => local === null).map(({ node, member }) => [node, member]))
  const locals = new Map(all.map(({ local, member }) => [local, member]))
  return (node) => (ts.isIdentifier(node) && isValue(node) ? locals.get(node.text) : direct.get(node))
}

function methodOf({ parent }: ts.Node): string | null {
  return ts.isPropertyAccessExpression(parent) ? parent.name.text : null
}

function isOfThis(node: ts.Node): node is ts.PropertyAccessExpression {
  return ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword
}

/** Whether an identifier is a value, and not the name of a property or of a declaration. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.initializer === node
  return !(ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isFunctionDeclaration(parent))
}
