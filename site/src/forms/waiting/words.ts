import { localized } from '../../lib/localized.ts'

export const waitingWords = localized({
  en: {
    title: 'Many people are using the portal right now',
    /** `{n}` is the number of seconds. */
    goesOn: 'It goes on by itself in about {n} seconds. Keep this page open. What you typed stays.',
    sending: 'Trying again…',
    now: 'Try now',
    stop: 'Stop waiting',
  },
})
