import { DEFAULT_LOCALE, type Locale } from '@pravesh/shared/platform/locale'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { NoteValue } from './named-values.ts'
import type { QueryBatch } from './query-batch.ts'

/** How a text that has no present translation is shown: in an older one, or in English. */
export type MarkedState = 'older' | 'missing'

/** Notes a text of a page that has no present translation. */
type NoteText = (state: MarkedState, text: unknown) => void

/** A row whose texts are translated as far as there are translations. */
export interface TranslatedRow<T> {
  row: T
  marked: readonly { state: MarkedState; textIn: (row: object) => unknown }[]
}

interface TranslateFrom {
  payload: Payload
  slug: CollectionSlug | GlobalSlug
  locale: Locale
  batch?: QueryBatch | undefined
  /** Shows the English text instead of an older translation. */
  onlyCurrent: boolean
}

export type TranslateRows = <T extends object>(rows: readonly T[], from: TranslateFrom) => Promise<TranslatedRow<T>[]>

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Translates what pages in another language show. The feature that stores translations provides it. */
    translateRows: TranslateRows
  }
}

export interface ShownFrom {
  payload: Payload
  locale: Locale
  batch?: QueryBatch | undefined
  /** Receives the values that texts show. */
  note?: NoteValue | undefined
  /** Receives the texts that have no present translation into the language. */
  noteText?: NoteText | undefined
  /** Shows the English text instead of an older translation. */
  onlyCurrent: boolean
}

/** Rows as a page shows them: translated, and with values in place of their names. */
export class ShownRows {
  /** The rows as stored, by those that are shown. */
  private readonly stored = new WeakMap<object, object>()
  private readonly from: ShownFrom

  constructor(from: ShownFrom) {
    this.from = from
  }

  async of<T extends object>(slug: CollectionSlug | GlobalSlug, rows: readonly T[]): Promise<T[]> {
    const { locale, noteText, ...from } = this.from
    if (locale === DEFAULT_LOCALE || rows.length === 0) return this.withValues(slug, rows)
    const translated = await portalOf(from.payload).translateRows(rows, { ...from, slug, locale })
    const texts = translated.map(({ row }) => row)
    const shown = await this.withValues(slug, texts)
    for (const [index, row] of shown.entries()) {
      this.stored.set(row, rows[index] ?? row)
      for (const { state, textIn } of translated[index]?.marked ?? []) noteText?.(state, textIn(row))
    }
    return shown
  }

  /** The row with its English texts. */
  inEnglish<T extends object>(row: T): T {
    return (this.stored.get(row) ?? row) as T
  }

  private withValues<T extends object>(slug: CollectionSlug | GlobalSlug, rows: readonly T[]): Promise<T[]> {
    const { payload, batch, note } = this.from
    return portalOf(payload).namedValues.fill(rows, { payload, slug, batch, note })
  }
}
