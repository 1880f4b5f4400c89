export const en = {
  title: 'Calendar',
  now: (step: string, day: string) => `Now: ${step}, until ${day}.`,
  next: (step: string, day: string) => `Next: ${step}, from ${day}.`,
  over: 'All steps are over.',
  closed: 'This process is closed.',
  states: { past: 'Over', now: 'Now', later: 'Later' },
  all: 'All days',
  saveHint: 'A file that the calendar of your phone or computer opens.',
}
