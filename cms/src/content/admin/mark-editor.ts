import { type Mark, markAt, marksIn, type Shown } from './marks-in.ts'

/** Names of the highlights in the stylesheet. */
const HIGHLIGHTS = { known: 'placeholder', unknown: 'placeholder-unknown' } as const

interface MarkOptions {
  /** The element of the field, into which the editor is loaded later. */
  field: Element
  shown: Shown
  /** Receives what stands at the caret; empty when it is in no placeholder. */
  onCaret: (note: string) => void
}

/**
 * Marks the placeholders in the editor of a field without changing the stored text: browsers paint the ranges, where they
 * can. The pointer shows a value as a tooltip. Returns a function that ends it.
 */
export function markEditor({ field, shown, onCaret }: MarkOptions): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const painted = new Map<string, Range[]>()
  let frame = 0

  const editor = () => field.querySelector<HTMLElement>('[data-lexical-editor]')
  const markIn = ({ node, offset }: Place) =>
    node instanceof Text && editor()?.contains(node) ? markAt(marksIn(node.data, shown), offset) : null

  const update = () => {
    frame = 0
    const found = [...textNodes(editor())].flatMap((node) =>
      marksIn(node.data, shown).map((mark) => ({ isKnown: mark.isKnown, range: rangeOf(node, mark) })),
    )
    for (const kind of ['known', 'unknown'] as const) {
      const ranges = found.filter(({ isKnown }) => isKnown === (kind === 'known')).map(({ range }) => range)
      repaint(HIGHLIGHTS[kind], painted.get(kind) ?? [], ranges)
      painted.set(kind, ranges)
    }
    readCaret()
  }
  const readCaret = () => {
    const { focusNode: node = null, focusOffset: offset = 0 } = document.getSelection() ?? {}
    onCaret(markIn({ node, offset })?.note ?? '')
  }
  const hover = ({ clientX, clientY }: PointerEvent) => {
    const root = editor()
    const mark = markIn(placeAt(clientX, clientY))
    if (mark && root) root.title = mark.note
    else root?.removeAttribute('title')
  }

  const observer = new MutationObserver(() => {
    frame ||= requestAnimationFrame(update)
  })
  observer.observe(field, { childList: true, characterData: true, subtree: true })
  document.addEventListener('selectionchange', readCaret, { signal })
  field.addEventListener('pointermove', (event) => event instanceof PointerEvent && hover(event), { signal })
  update()
  return () => {
    ending.abort()
    observer.disconnect()
    cancelAnimationFrame(frame)
    for (const kind of ['known', 'unknown'] as const) repaint(HIGHLIGHTS[kind], painted.get(kind) ?? [], [])
  }
}

interface Place {
  node: Node | null
  offset: number
}

function placeAt(x: number, y: number): Place {
  const position = document.caretPositionFromPoint?.(x, y)
  return { node: position?.offsetNode ?? null, offset: position?.offset ?? 0 }
}

function* textNodes(root: Node | null): Generator<Text> {
  if (root === null) return
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode instanceof Text) yield walker.currentNode
}

function rangeOf(node: Text, { start, end }: Mark): Range {
  const range = new Range()
  range.setStart(node, start)
  range.setEnd(node, end)
  return range
}

/** A page may have several editors, which share a highlight. */
function repaint(name: string, before: readonly Range[], after: readonly Range[]): void {
  if (!('highlights' in CSS)) return
  const highlight = CSS.highlights.get(name) ?? new Highlight()
  for (const range of before) highlight.delete(range)
  for (const range of after) highlight.add(range)
  CSS.highlights.set(name, highlight)
}
