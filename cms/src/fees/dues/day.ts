/** A day (`YYYY-MM-DD`) as the admin's date fields store it: at noon, so that it is the same day in every time zone of India's users. */
export function storedDay(day: string): string {
  return `${day}T12:00:00.000Z`
}

export function dayOf(stored: string): string {
  return stored.slice(0, 10)
}
