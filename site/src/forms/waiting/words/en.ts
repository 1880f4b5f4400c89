import { BUSY_TITLE } from '@pravesh/shared/platform/busy-message'

export const en = {
  title: BUSY_TITLE,
  /** Ends the title where the next sentence follows it. */
  full: '. ',
  /** `{n}` is the number of seconds. */
  goesOn: 'It goes on by itself in about {n} seconds. Keep this page open. What you typed stays.',
  sending: 'Trying again…',
  now: 'Try now',
  stop: 'Stop waiting',
}
