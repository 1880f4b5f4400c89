import { addDays } from '../../platform/days.ts'
import type { Locale } from '../../platform/locale.ts'
import { stepTitle } from './step-title.ts'
import type { Step } from './steps.ts'

interface CalendarOptions {
  /** Of the process. */
  id: string
  title: string
  steps: readonly Step[]
  locale: Locale
  /** The host of the portal, which makes the ids of events unique. */
  host: string
  /** Where applicants do what the step is about. */
  link: string
  /** Incremented with each change, so that calendars replace what they have. */
  revision: number
  /** When the file is made. */
  now: Date
}

/** The steps of a process as an iCalendar file, each a whole-day event. (RFC 5545) */
export function calendarOf(options: CalendarOptions): string {
  const { id, title, steps, locale, host, link, revision, now } = options
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const events = steps.flatMap((step) => [
    'BEGIN:VEVENT',
    `UID:${id}-${step.kind}${step.round === undefined ? '' : `-${step.round}`}@${host}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${revision}`,
    `DTSTART;VALUE=DATE:${basic(step.first)}`,
    // The end is the first day that no longer belongs to the event. (RFC 5545, 3.6.1)
    `DTEND;VALUE=DATE:${basic(addDays(step.last, 1))}`,
    `SUMMARY:${escaped(`${stepTitle(step, steps, locale)} (${title})`)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    ...alarmsOf(step).flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(stepTitle(step, steps, locale))}`,
      `TRIGGER${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Pravesh//Merit process//EN', ...events, 'END:VCALENDAR']
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** At nine in the morning of the day before a step begins, and of the day before its last one. */
function alarmsOf({ first, last }: Step): string[] {
  const [beforeStart, beforeEnd] = [':-PT15H', ';RELATED=END:-PT39H']
  return first === last ? [beforeStart] : [beforeStart, beforeEnd]
}

const basic = (day: string) => day.replaceAll('-', '')

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')
}

/** In octets of UTF-8, with the space that begins the next line. (RFC 5545, 3.1) */
const MOST_OCTETS = 75
const UTF8 = new TextEncoder()

/** A line of more octets goes on in the next one, without dividing a character. */
function folded(line: string): string {
  let [text, octets] = ['', 0]
  for (const character of line) {
    const size = UTF8.encode(character).length
    if (octets + size > MOST_OCTETS) [text, octets] = [`${text}\r\n `, 1]
    text += character
    octets += size
  }
  return text
}
