import type { Payload } from 'payload'
import { readRows } from '../../../database/records/read-rows.ts'
import { walkRecords } from '../../../database/slices/walk-records.ts'
import { portalOf } from '../../../foundation/portal.ts'
import type { PortalContext, Started } from '../../../portal/feature.ts'
import { Vocabulary } from './vocabulary.ts'

interface KnownWords {
  vocabulary: Vocabulary
  /** Until when saved books are known; null before all were read. */
  readAt: number | null
  /** When all books were last read. */
  allReadAt: number
  /** Set while all books are read. */
  readingAll: Promise<void> | null
  /** Set while the newest books are read. */
  reading: Promise<void> | null
  isStopped: boolean
}

declare module '../../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file. */
    bookWords?: KnownWords | undefined
  }
}

/** A save takes a moment from its time to its commit. */
const OVERLAP_MS = 5_000
/** Finds books of processes whose clocks differ by more. */
const VALID_MS = 3_600_000
/** With more books saved since the last time, all are read in the background. */
const MAX_AT_ONCE = 300

const ON_SALE = { _status: { equals: 'published' }, active: { equals: true } } as const

/** The words of books on sale that this process knows. Empty at first. */
export const knownWords = (payload: Payload): Vocabulary => stateOf(payload).vocabulary

/** Whether all books were read, so that a word that is not known is in no book but the newest. */
export const knowsAllWords = (payload: Payload): boolean => stateOf(payload).readAt !== null

/** Adds those of books that were saved since, unless they are many. Searches at the same time share the query. */
export async function readNewWords(payload: Payload): Promise<void> {
  const state = stateOf(payload)
  if (state.readAt === null) return readAll(payload, state)
  // One that runs may have passed the newest books already.
  await state.reading
  state.reading ??= readSaved(payload, state, state.readAt).finally(() => {
    state.reading = null
  })
  await state.reading
}

/** Reads the words in the background, so that the first misspelt search need not. */
export function startKnownWords({ payload }: Pick<PortalContext, 'payload'>): Started {
  const state = stateOf(payload)
  readInBackground(payload, state)
  return {
    stop: async () => {
      state.isStopped = true
      await Promise.allSettled([state.readingAll, state.reading])
    },
  }
}

function stateOf(payload: Payload): KnownWords {
  const {
    bookWords = {
      vocabulary: new Vocabulary(),
      readAt: null,
      allReadAt: 0,
      readingAll: null,
      reading: null,
      isStopped: false,
    },
  } = portalOf(payload)
  portalOf(payload).bookWords = bookWords
  return bookWords
}

async function readSaved(payload: Payload, state: KnownWords, readAt: number): Promise<void> {
  const now = Date.now()
  const updatedAt = { greater_than_equal: new Date(readAt - OVERLAP_MS).toISOString() }
  // With `equals` or in the order of creation, another index would lead SQLite to nearly all books.
  const where = { updatedAt, _status: { not_in: ['draft'] }, active: { not_in: [false] } } as const
  const saved = {
    payload,
    collection: 'books',
    where,
    fields: ['searchText'],
    sort: 'updatedAt',
    limit: MAX_AT_ONCE,
  } as const
  const books = await readRows(saved)
  addAll(state, books)
  const isComplete = books.length < MAX_AT_ONCE
  if (isComplete) state.readAt = now
  if (!isComplete || now - state.allReadAt > VALID_MS) readInBackground(payload, state)
}

function readInBackground(payload: Payload, state: KnownWords): void {
  readAll(payload, state).catch((err: unknown) =>
    payload.logger.error({ msg: 'The words of the books could not be read; the next search reads them.', err }),
  )
}

function readAll(payload: Payload, state: KnownWords): Promise<void> {
  const read = async () => {
    const now = Date.now()
    const books = walkRecords({ payload, collection: 'books', where: ON_SALE, fields: ['searchText'] })
    for await (const slice of books) {
      if (state.isStopped) return
      addAll(state, slice)
    }
    Object.assign(state, { readAt: now, allReadAt: now })
  }
  state.readingAll ??= read().finally(() => {
    state.readingAll = null
  })
  return state.readingAll
}

function addAll({ vocabulary }: KnownWords, books: readonly { searchText?: string | null }[]): void {
  for (const { searchText } of books) vocabulary.add(searchText ?? '')
}
