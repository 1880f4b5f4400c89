/** A node of the rich text that the editor stores. */
export interface TextNode {
  type: string
  text?: string
  format?: unknown
  children?: TextNode[]
  [field: string]: unknown
}

/** Nodes inside a paragraph. All others contain paragraphs or other blocks. */
const INLINE = new Set(['text', 'link', 'autolink', 'linebreak', 'tab'])

const TAGS = /<(\/?)(\d+)>/g
const TAGS_WHOLE = /<\/?\d+>/

export function isRichText(value: unknown): value is { root: TextNode } {
  if (typeof value !== 'object' || value === null || !('root' in value)) return false
  return typeof value.root === 'object' && value.root !== null
}

/**
 * The paragraphs, headings and items of rich text, each as one text. What is a link or formatted stands between numbered
 * tags: `Read the <1>return policy</1>.`
 */
export function paragraphsIn(value: { root: TextNode }): string[] {
  const found: string[] = []
  mapRuns(value.root, (run) => {
    found.push(markedText(run))
    return run
  })
  return found
}

/** A copy of rich text with another text for each paragraph. Links, formats and the order of blocks stay. */
export function withParagraphs<T extends { root: TextNode }>(value: T, change: (text: string) => string): T {
  const root = mapRuns(value.root, (run) => {
    const text = markedText(run)
    const changed = change(text)
    return changed === text ? run : nodesOf(changed, run)
  })
  return { ...value, root }
}

/** The text without its tags. */
export function withoutTags(text: string): string {
  return text.replaceAll(TAGS, '')
}

/** The first words of a text that are all of one format. */
export function firstWords(text: string): string {
  return text.split(TAGS_WHOLE).find((part) => part.trim() !== '') ?? ''
}

/** The tags of a text in their order of opening, each once; null if one is not closed where it must be. */
export function tagsIn(text: string): string[] | null {
  const open: string[] = []
  const tags: string[] = []
  for (const [, slash, number = ''] of text.matchAll(TAGS)) {
    if (slash === '') {
      open.push(number)
      tags.push(number)
    } else if (open.pop() !== number) return null
  }
  return open.length === 0 ? tags : null
}

function mapRuns(node: TextNode, change: (run: TextNode[]) => TextNode[]): TextNode {
  if (node.children === undefined) return node
  const children: TextNode[] = []
  let run: TextNode[] = []
  const endRun = () => {
    if (run.length > 0) children.push(...change(run))
    run = []
  }
  for (const child of node.children) {
    if (INLINE.has(child.type)) run.push(child)
    else {
      endRun()
      children.push(mapRuns(child, change))
    }
  }
  endRun()
  return { ...node, children }
}

function markedText(run: readonly TextNode[]): string {
  let number = 0
  const textOf = (nodes: readonly TextNode[]): string =>
    nodes
      .map((node) => {
        if (isPlain(node)) return node.text ?? ''
        if (node.type === 'linebreak') return '\n'
        if (node.type === 'tab') return '\t'
        number += 1
        const own = number
        return `<${own}>${node.type === 'text' ? (node.text ?? '') : textOf(node.children ?? [])}</${own}>`
      })
      .join('')
  return textOf(run)
}

const isPlain = ({ type, format }: TextNode) => type === 'text' && !format

/** The nodes of a changed text, from those of the text that it was made from. */
function nodesOf(text: string, run: readonly TextNode[]): TextNode[] {
  const marked = markedNodes(run)
  const build = (part: string): TextNode[] => {
    const nodes: TextNode[] = []
    let rest = part
    while (rest !== '') {
      const [tag, , number = ''] = /<()(\d+)>/.exec(rest) ?? []
      const start = tag === undefined ? -1 : rest.indexOf(tag)
      const end = tag === undefined ? -1 : rest.indexOf(`</${number}>`, start)
      const node = marked[Number(number) - 1]
      if (tag === undefined || end < 0 || node === undefined) {
        nodes.push(...plainNodes(rest))
        break
      }
      nodes.push(...plainNodes(rest.slice(0, start)))
      const inner = rest.slice(start + tag.length, end)
      nodes.push(node.type === 'text' ? { ...node, text: inner } : { ...node, children: build(inner) })
      rest = rest.slice(end + `</${number}>`.length)
    }
    return nodes
  }
  return build(text)
}

/** The links and formatted texts, in the order of their numbers. */
function markedNodes(nodes: readonly TextNode[]): TextNode[] {
  return nodes.flatMap((node) =>
    isPlain(node) || node.type === 'linebreak' || node.type === 'tab'
      ? []
      : [node, ...(node.type === 'text' ? [] : markedNodes(node.children ?? []))],
  )
}

function plainNodes(text: string): TextNode[] {
  return text.split(/(\n)/).flatMap((part): TextNode[] => {
    if (part === '') return []
    if (part === '\n') return [{ type: 'linebreak', version: 1 }]
    return [{ type: 'text', text: part, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }]
  })
}
