import { formatNumber } from '@pravesh/shared/platform/formats'

/** Texts that are stored with a run, in English for all who read it. (decision 105) */
export const storedWords = {
  title: (what: string, count: number) =>
    `${what}: ${formatNumber(count)} ${count === 1 ? 'application' : 'applications'}`,
  blind: 'Decisions with a second reader',
  inReading: 'It waits for another reader. Open it and decide on it alone.',
  error: 'The portal could not do this because of an error. Try it again with this application alone.',
  outside: 'The application was deleted or is outside the colleges and courses of the person who started the run.',
} as const
