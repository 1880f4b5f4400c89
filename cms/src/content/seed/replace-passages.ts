import type { Policy } from '../../payload-types.ts'

/** A text of the editor. */
type EditorText = Policy['body']
export type EditorNode = EditorText['root']['children'][number]

/** A paragraph or list item, and the nodes that take its place. */
export interface Replacement {
  before: EditorNode
  after: readonly EditorNode[]
}

/**
 * Replaces the paragraphs and list items of a text that say exactly what a replacement has before, and again while what
 * takes their place was replaced later.
 */
export function replacePassages(text: EditorText, replacements: readonly Replacement[]): EditorText {
  const known = new Map(replacements.map(({ before, after }) => [signature(before), after]))
  return { ...text, root: { ...text.root, children: replaced(text.root.children, known) } }
}

/** The nodes within a node. */
export function childrenOf({ children }: EditorNode): EditorNode[] {
  return Array.isArray(children) ? children.filter(isNode) : []
}

type Known = ReadonlyMap<string, readonly EditorNode[]>

function replaced(nodes: readonly EditorNode[], known: Known): EditorNode[] {
  return nodes.flatMap((node) => {
    const found = known.get(signature(node))
    const after = found && replaced(found, known)
    // The first node keeps what is not text, such as the number of a list item.
    if (after) return after.map((each, index) => (index === 0 ? { ...node, children: childrenOf(each) } : each))
    const children = childrenOf(node)
    return [children.length > 0 ? { ...node, children: replaced(children, known) } : node]
  })
}

/** What a reader sees of a node. The editor stores more, which differs between a seeded and a saved text. */
function signature(node: EditorNode): string {
  const { type, text, format, fields } = node
  const own = typeof text === 'string' ? [text, format ?? 0] : [Object(fields).url ?? null]
  return JSON.stringify([type, ...own, childrenOf(node).map(signature)])
}

function isNode(node: unknown): node is EditorNode {
  return typeof node === 'object' && node !== null && 'type' in node
}
