import { readFileSync } from 'node:fs'
import type { Locale } from '@pravesh/shared/platform/locale'
import type { ScriptsByLanguage } from '../one-language.ts'

/** The addresses of scripts and of the modules that the island loader imports. */
const SCRIPT = /(\s(?:src|component-url|renderer-url)=")(\/[^"]+\.js)"/g

/** Recorded by `one-language.ts` during the build. */
const scripts: ScriptsByLanguage = JSON.parse(readFileSync(new URL('./languages.json', import.meta.url), 'utf8'))

/** Gives a page the scripts with the words of its language. */
export function inLanguage(html: string, locale: Locale): string {
  const own = scripts[locale]
  if (own === undefined) return html
  return html.replace(SCRIPT, (_, before: string, address: string) => `${before}${own[address] ?? address}"`)
}
