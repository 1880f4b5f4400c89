import type { Locale } from '@pravesh/shared/platform/locale'
import type { AnyTemplate } from './template.ts'

/** The DLT tag of each variable of our text messages. */
const TAGS: Readonly<Record<string, string>> = {
  code: '#numeric#',
  minutes: '#numeric#',
  number: '#alphanumeric#',
  state: '#alphanumeric#',
}

/** A text message as it must be registered on a DLT portal before any provider in India delivers it. */
export function dltText({ sentence, key }: Pick<AnyTemplate, 'sentence' | 'key'>, locale: Locale): string {
  if (sentence === undefined) throw new Error(`${key} is not a text message.`)
  return sentence(locale).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const tag = TAGS[name]
    if (tag === undefined) throw new Error(`${placeholder} of ${key} has no DLT tag.`)
    return `{${tag}}`
  })
}
