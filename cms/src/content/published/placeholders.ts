import type { CollectionSlug, GlobalSlug } from 'payload'
import type { Records } from '../../publishing/pages/records.ts'

/** A value that staff name in a text, in braces, and that the page shows as of now. */
export interface Placeholder {
  /** As written between the braces. */
  name: string
  /** What it stands for, as staff read it below the text. */
  meaning: string
  /** The settings that the value comes from. A change of them publishes the texts again. None for a constant. */
  settings?: CollectionSlug | GlobalSlug
  /** Null while there is no value; paragraphs and list items that name it are then left out. */
  value: (records: Records) => Promise<string | null>
}

/** A placeholder for a value of the code. */
export function constantText({ text, ...placeholder }: ConstantText): Placeholder {
  return { ...placeholder, value: async () => text }
}

/** The present values by name. */
export async function placeholderValues(
  records: Records,
  placeholders: readonly Placeholder[],
): Promise<Map<string, string | null>> {
  return new Map(await Promise.all(placeholders.map(async ({ name, value }) => [name, await value(records)] as const)))
}

/** A brace also counts without its counterpart, as in a placeholder of which a part is bold. */
const BRACES = /\{[^{}]*\}?|\}/g

interface ConstantText extends Pick<Placeholder, 'name' | 'meaning'> {
  text: string
}

interface RichNode {
  type?: unknown
  text?: unknown
  children?: unknown
}

/** What stands in braces in a text of the editor, and is not one of the names. */
export function unknownPlaceholders(value: unknown, names: readonly string[]): string[] {
  const known = names.map(inBraces)
  const { root } = Object(value)
  return textsIn(root).flatMap((text) => (text.match(BRACES) ?? []).filter((found) => !known.includes(found)))
}

/** The name as staff write it. */
export function inBraces(name: string): string {
  return `{${name}}`
}

/** Replaces placeholders in a text of the editor. Names without an entry stay: they may be older than the check. */
export function fillPlaceholders(value: unknown, values: ReadonlyMap<string, string | null>): unknown {
  const { root } = Object(value)
  return isNode(root) ? { ...Object(value), root: { ...root, children: filledChildren(root, values) } } : value
}

/** Null to leave the node out. */
function filled(node: unknown, values: ReadonlyMap<string, string | null>): unknown {
  if (!isNode(node)) return node
  if (typeof node.text === 'string') return filledText(node, node.text, values)
  if (!Array.isArray(node.children)) return node
  const children = filledChildren(node, values)
  // A list does without an item; any other element says half of what it should without a part of its text.
  const needed = node.type === 'list' ? 1 : node.children.length
  return children.length < needed ? null : { ...node, children }
}

function filledChildren({ children }: RichNode, values: ReadonlyMap<string, string | null>): unknown[] {
  return Array.isArray(children) ? children.map((each) => filled(each, values)).filter((each) => each !== null) : []
}

function filledText(node: RichNode, text: string, values: ReadonlyMap<string, string | null>): RichNode | null {
  const entries = [...values].filter(([name]) => text.includes(inBraces(name)))
  if (entries.some(([, value]) => value === null)) return null
  return {
    ...node,
    text: entries.reduce((all, [name, value]) => all.replaceAll(inBraces(name), () => value ?? ''), text),
  }
}

function textsIn(node: unknown): string[] {
  if (!isNode(node)) return []
  if (typeof node.text === 'string') return [node.text]
  return Array.isArray(node.children) ? node.children.flatMap(textsIn) : []
}

function isNode(node: unknown): node is RichNode {
  return typeof node === 'object' && node !== null
}
