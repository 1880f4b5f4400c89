import type { Locale } from '../../platform/locale.ts'

export type AgreementBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; rows: { label: string; value: string }[] }

export interface Agreement {
  version: string
  locale: Locale
  title: string
  blocks: AgreementBlock[]
}
