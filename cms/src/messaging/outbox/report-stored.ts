import type { Message } from '../../payload-types.ts'

type Channel = Message['channel']

/** Batches reports for this many milliseconds after the first message, e.g. while the demo is seeded. */
const BATCH_MS = 200

interface ReportOptions {
  log: (sentence: string) => void
  /** The address of the outbox page. */
  address: string
}

/** Logs that messages were stored in place of sending, and where to read them. */
export function reportStored({ log, address }: ReportOptions): (message: { channel: Channel }) => void {
  let stored: Channel[] = []
  return ({ channel }) => {
    stored.push(channel)
    if (stored.length > 1) return
    setTimeout(() => {
      log(storedMessage(stored, address))
      stored = []
    }, BATCH_MS).unref()
  }
}

/** `An e-mail was sent. Read it at …`, or `3 e-mails and 2 text messages were sent. Read them at …`. */
export function storedMessage(stored: readonly Channel[], address: string): string {
  const texts = stored.filter((channel) => channel === 'sms').length
  const mails = stored.length - texts
  if (stored.length === 1) return `${texts === 1 ? 'A text message' : 'An e-mail'} was sent. Read it at ${address}`
  const counted = [...count(mails, 'e-mail'), ...count(texts, 'text message')]
  return `${counted.join(' and ')} were sent. Read them at ${address}`
}

function count(number: number, what: string): string[] {
  return number === 0 ? [] : [`${number} ${what}${number === 1 ? '' : 's'}`]
}
