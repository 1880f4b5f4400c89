import { istTime } from '../../foundation/formats.ts'

/** The elements in which Payload writes a time in the time zone of the computer. */
const TIMES = [
  '.document-locked__content strong',
  '.version-pill-label-date',
  '.date-diff p, .date-diff span',
  '.doc-controls__value',
  '.created-at-cell',
].join()
const REPAIRED = 'data-repaired-time'

/** The months as Payload writes them in English, Bengali and Hindi. */
const MONTHS = [
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ['জানু', 'ফেব্রু', 'মার্চ', 'এপ্রিল', 'মে', 'জুন', 'জুলাই', 'আগস্ট', 'সেপ্ট', 'অক্টো', 'নভে', 'ডিসে'],
  ['जन', 'फ़र', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्टू', 'नव', 'दिस'],
]
const HALVES = { am: ['am', 'পূর্বাহ্ন', 'पूर्वाह्न'], pm: ['pm', 'অপরাহ্ন', 'अपराह्न'] }
/** `27 Nov 2026, 9:13 pm` (`MOMENT`), and the American order of “Document locked”: `Nov 27, 2026, 9:13 PM`. */
const TIME = /^(?:(\d{1,2}) ([^\d\s,]+)|([^\d\s,]+) (\d{1,2}),) (\d{4}), (\d{1,2}):(\d{2})\s([^\d\s,]+)$/

/** Shows the times that Payload's own components write as elsewhere in the admin: in Indian time, whatever the computer's is. */
export function repairTimes(page: Document): void {
  for (const element of page.querySelectorAll(TIMES)) {
    const text = element.textContent.trim()
    if (element.getAttribute(REPAIRED) === text) continue
    const time = toIst(text)
    const { firstChild } = element
    if (time === null || !(firstChild instanceof Text)) continue
    // The mark tells this text from a later one of React, which keeps the text node.
    firstChild.data = time
    element.setAttribute(REPAIRED, time)
  }
}

/** The same moment in Indian time; null for other texts. */
export function toIst(text: string): string | null {
  const [, day, month, otherMonth, otherDay, year, hour, minute, half = ''] = TIME.exec(text) ?? []
  const isAfternoon = HALVES.pm.includes(half.toLowerCase())
  const months = MONTHS.find((names) => names.includes(month ?? otherMonth ?? ''))
  if (!months || !(isAfternoon || HALVES.am.includes(half.toLowerCase()))) return null
  const hours = (Number(hour) % 12) + (isAfternoon ? 12 : 0)
  const monthIndex = months.indexOf(month ?? otherMonth ?? '')
  const moment = new Date(Number(year), monthIndex, Number(day ?? otherDay), hours, Number(minute))
  return Number.isNaN(moment.getTime()) ? null : istTime(moment.toISOString())
}
