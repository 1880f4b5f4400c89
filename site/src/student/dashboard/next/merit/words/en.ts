import type { MeritTask } from '@pravesh/shared/allotment/offers/merit-task'

export const en = {
  titles: {
    answer: (day: string) => `You have a seat: answer by ${day}`,
    pay: (day: string) => `Pay for your seat by ${day}`,
    marks: (day: string) => `Enter your marks by ${day}`,
    rank: (day: string) => `Rank your choices by ${day}`,
    'rank-late': (day: string) => `You can rank your choices anew by ${day}`,
    join: (day: string) => `Join your college by ${day}`,
    'join-late': (day: string) => `The days to join your college ended on ${day}`,
    wait: (_: string) => 'Nothing to do: seats are given by merit',
    over: (_: string) => 'See what becomes of your application',
  } satisfies Record<MeritTask['kind'], (day: string) => string>,
  texts: {
    answer: 'Say whether you take it. Without your answer the seat goes to the next person.',
    pay: 'Without the payment the seat goes to the next person.',
    marks: 'Seats are given by merit. Without marks that we have checked you are on no list.',
    rank: 'Without choices you get no seat.',
    'rank-late': 'You have no seat yet. Your choices count in the last round.',
    join: 'Take the originals of your documents with you.',
    'join-late':
      'If you have joined, your college still has to confirm it. If not, contact the college today: you lose the seat when the office closes the process.',
    wait: 'The calendar below says what comes next. We write to you when there is something to do.',
    over: 'You take no further part in the merit process.',
  } satisfies Record<MeritTask['kind'], string>,
  button: 'Marks, choices and seat',
}
