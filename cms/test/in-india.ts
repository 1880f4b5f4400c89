/** A moment: `inIndia('2026-06-21', '09:00')`. */
export const inIndia = (day: string, time: string): Date => new Date(`${day}T${time}:00+05:30`)
