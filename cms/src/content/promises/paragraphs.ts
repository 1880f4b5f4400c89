/** The paragraphs of a stored record: its texts, and the blocks of its texts from the editor. */
export function paragraphsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(paragraphsOf)
  if (typeof value !== 'object' || value === null) return []
  return 'root' in value ? blocksOf(value.root) : Object.values(value).flatMap(paragraphsOf)
}

/** The text of each node that has text of its own. A sentence may change its format within. */
function blocksOf(node: unknown): string[] {
  const children = childrenOf(node)
  if (children.some((child) => typeof child.text === 'string')) return [inlineText(node)]
  return children.flatMap(blocksOf)
}

function inlineText(node: unknown): string {
  const { text } = Object(node)
  return typeof text === 'string' ? text : childrenOf(node).map(inlineText).join('')
}

function childrenOf(node: unknown): { text?: unknown }[] {
  const { children } = Object(node)
  return Array.isArray(children) ? children : []
}
