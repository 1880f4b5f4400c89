export const en = {
  steps: {
    apply: 'Apply',
    correct: 'Correct your application and marks',
    'provisional-list': 'Provisional merit list',
    objections: 'Object to the provisional list',
    'final-list': 'Final merit list',
    choices: 'Rank your choices',
    rounds: 'Round {round} of seats',
    'last-round': 'Last round of seats',
    joining: 'Join your college',
    'university-return': 'List of admitted students for the university',
  },
  calendar: {
    title: 'Seats are given by merit',
    text: 'For this session, seats of several colleges are given in rounds, by merit. You apply once and rank the colleges that you want.',
    days: '{first} to {last}',
    add: 'Add these days to your calendar',
    lists: 'Merit lists and seats',
  },
  allApplicants: 'All applicants',
  service: { list: 'Deputed teachers', day: '{days} day', days: '{days} days' },
  openSeats: 'Open to everyone',
  groups: {
    W: 'Women',
    PWD: 'Persons with disabilities',
    EXS: 'Ex-servicemen',
    DEP: 'Teachers deputed by a school',
  },
}
export type StepWords = typeof en
