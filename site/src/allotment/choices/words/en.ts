export const en = {
  title: 'Your choices',
  savedAt: (time: string) => `Saved on ${time}.`,
  lockedAt: (time: string) => `Your choices were locked on ${time}. They cannot be changed.`,
  closed: 'Choices cannot be changed now.',
  counts: {
    'if-listed': 'Counts only if you get on this merit list. You are below its minimum score now.',
    no: 'Does not count: you are not on this merit list.',
  },
  simulation: 'If it were decided now',
  rank: (rank: number, people: number) => `Your place by merit is ${rank} of ${people}.`,
  categoryRank: (rank: number) => `In your category it is ${rank}.`,
  wouldGet: 'You would get:',
  wouldGetNothing: 'You would get no seat of your choices. Add more colleges.',
  simulatedAt: (time: string) => `Computed on ${time} from the choices of everyone at that time.`,
  moves:
    'This moves until the choices are locked: others change their choices, and marks are still being checked. It is no promise.',
}
