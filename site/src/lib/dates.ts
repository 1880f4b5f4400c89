const day = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** An ISO moment as the day it was in India: `20/11/2023`. */
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

/** The same to the second, for moments that are told apart: `20/11/2023, 4:05:09 pm`. */
export function formatSecond(iso: string): string {
  return second.format(new Date(iso))
}

/** An ISO moment as the day and the time it was in India: `20/11/2023, 4:05 pm`. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}
