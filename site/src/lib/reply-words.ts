import type { Worded } from '@pravesh/shared/platform/replies/said'

/** Returns a sentence of a reply, which is English, in the language of the page. */
type Wording = (sentence: string, worded?: Partial<Worded>) => string

/** The sentence as it was sent, unless the page has words for replies. */
export let inWords: Wording = (sentence) => sentence

/** Sets how replies are worded. Pages in the default language leave it out. */
export function wordReplies(wording: Wording): void {
  inWords = wording
}
