import { type Language, wordsIn } from './words/words.ts'

/** What each variable of our text messages is, by the tags that DLT asks for. */
const TAGS: Readonly<Record<string, string>> = {
  code: '#numeric#',
  minutes: '#numeric#',
  number: '#alphanumeric#',
  state: '#alphanumeric#',
}

/** The text messages, as they must be registered on a DLT portal before any provider in India delivers them. */
export function dltTexts(language: Language): Record<'phone-code' | 'application-text', string> {
  const words = wordsIn(language)
  return { 'phone-code': tagged(words['phone-code'].sms), 'application-text': tagged(words['application-text'].sms) }
}

function tagged(sentence: string): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const tag = TAGS[name]
    if (tag === undefined) throw new Error(`DLT wants to know what ${place} is.`)
    return `{${tag}}`
  })
}
