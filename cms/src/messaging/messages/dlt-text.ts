import type { Locale } from '@pravesh/shared/platform/locale'
import type { AnyTemplate } from '../../portal/message-template.ts'

/** DLT tags of the variables in text messages. */
const TAGS: Readonly<Record<string, string>> = {
  code: '#numeric#',
  minutes: '#numeric#',
  number: '#alphanumeric#',
  state: '#alphanumeric#',
  applicant: '#alphanumeric#',
  link: '#url#',
}

/** A text message in the form that must be registered on a DLT portal before Indian providers deliver it. */
export function dltText({ sentence, key }: Pick<AnyTemplate, 'sentence' | 'key'>, locale: Locale): string {
  if (sentence === undefined) throw new Error(`${key} is not a text message.`)
  return sentence(locale).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const tag = TAGS[name]
    if (tag === undefined) throw new Error(`${placeholder} of ${key} has no DLT tag.`)
    return `{${tag}}`
  })
}
