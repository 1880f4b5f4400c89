import type { CollectionSlug, GlobalSlug } from 'payload'
import type { Records } from '../../publishing/pages/records.ts'
import { bracesIn, inBraces } from './braces.ts'
import { SENTENCE_END } from './sentences.ts'

/** A value that staff name in a text, in braces, and that the page shows as of now. */
export interface Placeholder {
  /** As written between the braces. */
  name: string
  /** What it stands for, as staff read it in the list. */
  meaning: string
  /** The records that the value comes from. A change of them publishes the texts again. None for a constant. */
  settings?: readonly (CollectionSlug | GlobalSlug)[]
  /** Null while there is no value; what names it is then left out. */
  value: (records: Records) => Promise<string | null>
}

type Values = ReadonlyMap<string, string | null>

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

interface ConstantText extends Pick<Placeholder, 'name' | 'meaning'> {
  text: string
}

interface RichNode {
  type?: unknown
  text?: unknown
  children?: unknown
}

/** What stands in braces in a plain text or a text of the editor, and is not one of the names. */
export function unknownPlaceholders(value: unknown, names: readonly string[]): string[] {
  const known = names.map(inBraces)
  return foundIn(value).filter((found) => !known.includes(found))
}

/** The names in braces, known or not, in a plain text or a text of the editor. */
export function namesIn(value: unknown): string[] {
  return foundIn(value).map((found) => found.replace(/^\{|\}$/g, ''))
}

function foundIn(value: unknown): string[] {
  return textsIn(value).flatMap((text) => bracesIn(text).map((found) => found.text))
}

/**
 * Replaces placeholders in a plain text or a text of the editor. Without a value, a sentence of a plain text is left
 * out, and a paragraph or list item of the editor. Names without an entry stay: they may be older than the check.
 */
export function fillPlaceholders(value: unknown, values: Values): unknown {
  if (typeof value === 'string') return filledLines(value, values)
  const { root } = Object(value)
  return isNode(root) ? { ...Object(value), root: { ...root, children: filledChildren(root, values) } } : value
}

/** Lines that lose all their sentences go, too. */
function filledLines(text: string, values: Values): string {
  return text
    .split('\n')
    .map((line) => ({ line, filled: filledSentences(line, values) }))
    .filter(({ line, filled }) => line === filled || filled !== '')
    .map(({ filled }) => filled)
    .join('\n')
}

function filledSentences(line: string, values: Values): string {
  const sentences = line.split(SENTENCE_END).map((sentence) => ({ sentence, filled: filledWords(sentence, values) }))
  if (sentences.every(({ filled }) => filled !== null)) return filledWords(line, values) ?? ''
  return sentences.flatMap(({ filled }) => filled ?? []).join(' ')
}

/** Null to leave the node out. */
function filled(node: unknown, values: Values): unknown {
  if (!isNode(node)) return node
  if (typeof node.text === 'string') {
    const text = filledWords(node.text, values)
    return text === null ? null : { ...node, text }
  }
  if (!Array.isArray(node.children)) return node
  const children = filledChildren(node, values)
  // A list does without an item; any other element says half of what it should without a part of its text.
  const needed = node.type === 'list' ? 1 : node.children.length
  return children.length < needed ? null : { ...node, children }
}

function filledChildren({ children }: RichNode, values: Values): unknown[] {
  return Array.isArray(children) ? children.map((each) => filled(each, values)).filter((each) => each !== null) : []
}

/** Null if one of the values is missing. */
function filledWords(text: string, values: Values): string | null {
  const entries = [...values].filter(([name]) => text.includes(inBraces(name)))
  if (entries.some(([, value]) => value === null)) return null
  return entries.reduce((all, [name, value]) => all.replaceAll(inBraces(name), () => value ?? ''), text)
}

function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : textsOfNode(Object(value).root)
}

function textsOfNode(node: unknown): string[] {
  if (!isNode(node)) return []
  if (typeof node.text === 'string') return [node.text]
  return Array.isArray(node.children) ? node.children.flatMap(textsOfNode) : []
}

function isNode(node: unknown): node is RichNode {
  return typeof node === 'object' && node !== null
}
