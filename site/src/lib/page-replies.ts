// Words the replies to the calls of a page that is not in the default language, by `ReplyWords.astro`. (decision 95)
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import { sentenceOf } from '@pravesh/shared/platform/replies/said'
import type { Translations } from '@pravesh/shared/platform/translate'
import { documentLocale } from './document-locale.ts'
import { wordReplies } from './reply-words.ts'

/** What shows a sentence of a reply. */
const PLACES = '[role=alert] *, [role=status] *, .field-error'

let known: Translations | null = null

wordReplies((sentence, { code = '', values = {} } = {}) => {
  known ??= wordsOfPage()
  const inLanguage = sentenceOf({ words: known, code, values, locale: documentLocale() }) ?? known[sentence]
  if (inLanguage === undefined) markAsEnglish(sentence)
  return inLanguage ?? sentence
})

/** By code, or by English sentence. */
function wordsOfPage(): Translations {
  const places = document.querySelectorAll<HTMLElement>('[data-replies]')
  return Object.assign({}, ...[...places].map(({ dataset }) => JSON.parse(dataset.replies ?? '{}')))
}

const english = new Set<string>()

/** Marks where an English sentence appears, for the voice of screen readers. */
function markAsEnglish(sentence: string): void {
  if (english.size === 0) new MutationObserver(markPlaces).observe(document.body, CHANGES)
  english.add(sentence)
}

const CHANGES = { childList: true, subtree: true, characterData: true }

function markPlaces(): void {
  for (const place of document.querySelectorAll<HTMLElement>(PLACES)) {
    if (english.has(place.firstChild?.nodeValue ?? '')) place.lang = DEFAULT_LOCALE
  }
}
