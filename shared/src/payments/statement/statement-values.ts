const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Ten crore rupees, in paise. */
const MAX_PAISE = 10_00_00_000 * 100

/** An amount of a statement such as `1,23,456.50` or `₹ 500.00 Cr`, in whole paise; null for anything else. */
export function readAmount(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*\(?cr\.?\)?$/i, '')
    .replaceAll(',', '')
  if (!/^\+?\d{1,12}(?:\.\d{1,2})?$/.test(plain)) return null
  const [rupees = '0', paise = ''] = plain.replace('+', '').split('.')
  const amount = Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
  return amount > 0 && amount <= MAX_PAISE ? amount : null
}

/** A day such as `05/01/2026`, `5-Jan-26` or `2026-01-05`, always with the day before the month, as `YYYY-MM-DD`. */
export function readDay(text: string): string | null {
  // Some banks add the time.
  const plain = text.trim().replace(/[T\s]+\d{1,2}:\d{2}.*$/, '')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain)
  if (iso) return dayFrom(iso[1], iso[2], iso[3])
  const indian = /^(\d{1,2})[/\-. ]+(\d{1,2}|[A-Za-z]{3,9})[/\-., ]+(\d{2}|\d{4})$/.exec(plain)
  if (indian === null) return null
  const [, day, month = '', year = ''] = indian
  return dayFrom(year.length === 2 ? `20${year}` : year, monthOf(month), day)
}

function monthOf(month: string): string {
  if (/^\d/.test(month)) return month
  return String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1)
}

/** Null for a day that no calendar has. */
function dayFrom(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}
