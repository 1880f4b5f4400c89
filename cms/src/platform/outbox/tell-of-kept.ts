import type { Message } from '../../payload-types.ts'

type Channel = Message['channel']

/** Messages that come together, e.g. when the demo is made, are told together, this many milliseconds after the first. */
const TOGETHER_MS = 200

interface TellOptions {
  say: (sentence: string) => void
  /** Where they can be read. */
  address: string
}

/** Says of messages that stay here that they were sent, and where to read them. */
export function tellOfKept({ say, address }: TellOptions): (message: { channel: Channel }) => void {
  let kept: Channel[] = []
  return ({ channel }) => {
    kept.push(channel)
    if (kept.length > 1) return
    setTimeout(() => {
      say(keptSentence(kept, address))
      kept = []
    }, TOGETHER_MS).unref()
  }
}

/** For instance `An e-mail was sent. Read it at …`, or `3 e-mails and 2 text messages were sent. Read them at …`. */
export function keptSentence(kept: readonly Channel[], address: string): string {
  const texts = kept.filter((channel) => channel === 'sms').length
  const mails = kept.length - texts
  if (kept.length === 1) return `${texts === 1 ? 'A text message' : 'An e-mail'} was sent. Read it at ${address}`
  const counted = [...count(mails, 'e-mail'), ...count(texts, 'text message')]
  return `${counted.join(' and ')} were sent. Read them at ${address}`
}

function count(number: number, what: string): string[] {
  return number === 0 ? [] : [`${number} ${what}${number === 1 ? '' : 's'}`]
}
