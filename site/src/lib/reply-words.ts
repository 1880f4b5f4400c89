/**
 * Replies have an English sentence, and a code for its words in another language (decision 95). Pages pass the words of the calls
 * that they make: to their island, or in an element of `ReplyWords.astro`. English pages pass none.
 */
import { sentenceOf, type Worded } from '@pravesh/shared/platform/replies/said'
import { type Translations, translateWith } from '@pravesh/shared/platform/translate'
import { documentLocale } from './document-locale.ts'

let words: Translations = {}

/** Adds words of replies, by code or by English sentence. */
export function wordReplies(table: Translations): void {
  words = { ...words, ...table }
}

/** For scripts outside islands: adds the words that the page carries for them. */
export function wordRepliesOfPage(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-replies]')) {
    wordReplies(JSON.parse(dataset.replies ?? '{}'))
  }
}

/** A sentence of a reply in the language of the page; the English one if the page has no words for it. */
export function inWords({ code, values = {}, msg }: Partial<Worded> & { msg: string }): string {
  if (code === undefined || !Object.hasOwn(words, code)) return translateWith(words)(msg)
  return sentenceOf({ words, code, values, locale: documentLocale() }) ?? msg
}
