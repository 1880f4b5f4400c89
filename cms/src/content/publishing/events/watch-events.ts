import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { collection } from './publication-event.ts'

/** Pause before a broken stream is opened again, in milliseconds. */
const REOPEN_MS = 5_000

/** The server's answers if it is not a replica set, or does not know change streams. */
const UNSUPPORTED = new Set([40573, 59, 115])

interface Stream {
  on: (event: 'change' | 'resumeTokenChanged' | 'error', listener: (error: { code?: unknown }) => void) => unknown
  close: () => Promise<void>
}

export interface EventWatch {
  /** Whether the database reports new events. */
  readonly isOpen: boolean
  stop: () => Promise<void>
}

interface WatchOptions {
  payload: Payload
  /** Also called when the stream opens or breaks, because events may have been missed until then. */
  onEvent: () => void
  /** Opens a change stream; null if the database has none. */
  open?: () => Stream | null
}

/** Calls back at each new event where the database reports them: on a MongoDB replica set. (decision 0042) */
export function watchEvents({ payload, onEvent, open = () => changeStream(payload) }: WatchOptions): EventWatch {
  let stream: Stream | null = null
  let isOpen = false
  let reopening: NodeJS.Timeout | undefined
  const connect = () => {
    stream = open()
    stream?.on('change', onEvent)
    // The server's first answer. Until then it may not know change streams.
    stream?.on('resumeTokenChanged', () => {
      if (isOpen) return
      isOpen = true
      onEvent()
    })
    stream?.on('error', ({ code }) => {
      void stream?.close().catch(() => undefined)
      stream = null
      if (isOpen) {
        isOpen = false
        onEvent()
      }
      if (typeof code === 'number' && UNSUPPORTED.has(code)) {
        payload.logger.info('The database reports no changes, so publication events are polled.')
        return
      }
      reopening = setTimeout(connect, REOPEN_MS).unref()
    })
  }
  connect()
  return {
    get isOpen() {
      return isOpen
    },
    stop: async () => {
      clearTimeout(reopening)
      await stream?.close().catch(() => undefined)
      stream = null
      isOpen = false
    },
  }
}

function changeStream({ db }: Payload): Stream | null {
  if (db.name !== 'mongoose') return null
  const adapter = db as unknown as MongooseAdapter
  const isCompatibleServer = adapter.useJoinAggregations === false
  return isCompatibleServer ? null : (adapter.collections[collection]?.watch() ?? null)
}
