import type { Payload } from 'payload'
import { readRows } from '../../../database/records/read-rows.ts'
import { walkRecords } from '../../../database/slices/walk-records.ts'
import { portalOf } from '../../../foundation/portal.ts'
import type { PortalContext, Started } from '../../../portal/feature.ts'
import { Vocabulary } from './vocabulary.ts'

interface KnownWords {
  vocabulary: Vocabulary
  /** When the books were last read; null before the first time. */
  readAt: number | null
  /** Set while they are read. */
  reading: Promise<void> | null
}

declare module '../../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file. */
    bookWords?: KnownWords | undefined
  }
}

/** Books that other processes saved are read again, as their clocks may differ, and as a save takes a moment. */
const OVERLAP_MS = 60_000
/** More books saved since the last time are read in slices. */
const MAX_AT_ONCE = 300

const ON_SALE = { _status: { equals: 'published' }, active: { equals: true } } as const

/** The words of books on sale that this process knows. Empty at first. */
export const knownWords = (payload: Payload): Vocabulary => stateOf(payload).vocabulary

/** The same with those of books that were saved since. Searches at the same time share the query. */
export async function currentWords(payload: Payload): Promise<Vocabulary> {
  const state = stateOf(payload)
  // One that runs may have passed the newest books already.
  await state.reading
  state.reading ??= read(payload, state).finally(() => {
    state.reading = null
  })
  await state.reading
  return state.vocabulary
}

/** Reads the words in the background, so that the first misspelt search need not. */
export function startKnownWords({ payload }: Pick<PortalContext, 'payload'>): Started {
  const running = currentWords(payload).catch((err: unknown) =>
    payload.logger.error({ msg: 'The words of the books could not be read; the next search reads them.', err }),
  )
  return { stop: async () => void (await running) }
}

function stateOf(payload: Payload): KnownWords {
  const { bookWords = { vocabulary: new Vocabulary(), readAt: null, reading: null } } = portalOf(payload)
  portalOf(payload).bookWords = bookWords
  return bookWords
}

async function read(payload: Payload, state: KnownWords): Promise<void> {
  const startedAt = Date.now()
  const since = state.readAt === null ? null : await savedSince(payload, state.readAt - OVERLAP_MS)
  if (since) addAll(state, since)
  else {
    const books = walkRecords({ payload, collection: 'books', where: ON_SALE, fields: ['searchText'] })
    for await (const slice of books) addAll(state, slice)
  }
  state.readAt = startedAt
}

/** Null if there are many. */
async function savedSince(payload: Payload, time: number) {
  const updatedAt = { greater_than_equal: new Date(time).toISOString() }
  const rows = await readRows({
    payload,
    collection: 'books',
    where: { ...ON_SALE, updatedAt },
    fields: ['searchText'],
    limit: MAX_AT_ONCE,
  })
  return rows.length < MAX_AT_ONCE ? rows : null
}

function addAll({ vocabulary }: KnownWords, books: readonly { searchText?: string | null }[]): void {
  for (const { searchText } of books) vocabulary.add(searchText ?? '')
}
