import { firstWords, isRichText, paragraphsIn } from '@pravesh/shared/content/translated/rich-text'
import { escapeHtml } from '@pravesh/shared/platform/html'
import type { MarkedState } from '../../publishing/pages/shown-rows.ts'

/**
 * The texts without a present translation that a page has read. Not all that a page reads is shown on it: a list of titles
 * reads the texts, too.
 */
export class PageTexts {
  private readonly marked: { state: MarkedState; text: unknown }[] = []

  readonly note = (state: MarkedState, text: unknown): void => {
    this.marked.push({ state, text })
  }

  /** Whether the content of the page has such texts. Alternatives of pictures do not count: they are not seen. */
  shownIn(content: object): Record<MarkedState, boolean> {
    const shown = textsIn(content)
    const html = [...shown].filter((text) => text.startsWith('<')).join('\n')
    const isShown = (text: unknown) =>
      isRichText(text)
        ? paragraphsIn(text).some((part) => html.includes(escapeHtml(firstWords(part))))
        : typeof text === 'string' && shown.has(text)
    const has = (wanted: MarkedState) => this.marked.some(({ state, text }) => state === wanted && isShown(text))
    return { older: has('older'), missing: has('missing') }
  }
}

function textsIn(value: unknown, found = new Set<unknown>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) if (name !== 'alt') textsIn(part, found)
  }
  return found as Set<string>
}
