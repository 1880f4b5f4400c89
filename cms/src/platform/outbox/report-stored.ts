import type { Message } from '../../payload-types.ts'

type Channel = Message['channel']

/** Messages that come together, e.g. while the demo is seeded, are reported together, this many milliseconds after the first. */
const TOGETHER_MS = 200

interface ReportOptions {
  say: (sentence: string) => void
  /** Where they can be read. */
  address: string
}

/** Reports messages that are stored only as sent, and where to read them. */
export function reportStored({ say, address }: ReportOptions): (message: { channel: Channel }) => void {
  let stored: Channel[] = []
  return ({ channel }) => {
    stored.push(channel)
    if (stored.length > 1) return
    setTimeout(() => {
      say(storedSentence(stored, address))
      stored = []
    }, TOGETHER_MS).unref()
  }
}

/** For instance `An e-mail was sent. Read it at …`, or `3 e-mails and 2 text messages were sent. Read them at …`. */
export function storedSentence(stored: readonly Channel[], address: string): string {
  const texts = stored.filter((channel) => channel === 'sms').length
  const mails = stored.length - texts
  if (stored.length === 1) return `${texts === 1 ? 'A text message' : 'An e-mail'} was sent. Read it at ${address}`
  const counted = [...count(mails, 'e-mail'), ...count(texts, 'text message')]
  return `${counted.join(' and ')} were sent. Read them at ${address}`
}

function count(number: number, what: string): string[] {
  return number === 0 ? [] : [`${number} ${what}${number === 1 ? '' : 's'}`]
}
