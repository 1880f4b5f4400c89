const day = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** The day of an ISO timestamp in India: `20/11/2023`. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

const moment = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

const second = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
})

/** The day and time of an ISO timestamp in India, with seconds to tell versions apart: `20/11/2023, 4:05:09 pm`. */
export function formatSecond(iso: string): string {
  return second.format(new Date(iso))
}

/** The day and time of an ISO timestamp in India: `20/11/2023, 4:05 pm`. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}
