export const en = {
  'merit-step': {
    title: 'Days of a merit process',
    until: 'Last day',
    nextRound: 'Next round',
    button: 'See my merit process',
    'correct-ends': {
      subject: 'Correct your application {number} by {day}',
      heading: 'You can correct your application until {day}',
      body: 'Your application {number} for {course} does not count for the merit list yet. See what is missing, and correct it by {day}, that day included.',
    },
    'objections-open': {
      subject: 'You can object to the provisional merit list until {day}',
      heading: 'Check the provisional merit list',
      body: 'Check your marks and your place on the provisional merit list for {course}. If something about your application {number} is wrong, object by {day}, that day included.',
    },
    'choices-open': {
      subject: 'Rank your choices by {day}',
      heading: 'You can rank your choices now',
      body: 'Rank the colleges that you want for {course}, the best one first, by {day}, that day included. The list of your application {number} is locked by itself after that day.',
    },
    'choices-end': {
      subject: 'You have not ranked your choices yet',
      heading: 'Rank your choices by {day}',
      body: 'Without choices, your application {number} for {course} gets no seat. Rank the colleges that you want by {day}, that day included.',
    },
    'choices-not-counting': {
      subject: 'None of your choices counts now',
      heading: 'Rank choices that count, by {day}',
      body: 'You have ranked choices, but you are not on their merit lists now. If that stays so, your application {number} for {course} gets no seat. See which choices count, and rank those that you want by {day}, that day included.',
    },
    'no-seat': {
      subject: 'No seat for your application {number} in this round',
      heading: 'You have no seat in this round',
      body: 'The seats of this round for {course} have been given, and your application {number} has none yet. Your page says why, and what would have changed it. Your choices count again in the next round, from {day}.',
    },
    'no-seat-at-last': {
      subject: 'No seat for your application {number} in the last round',
      heading: 'You have no seat in the last round',
      body: 'The seats of the last round for {course} have been given, and your application {number} has none. Your page says why, and what would have changed it. Once this process is closed, you can apply for the next session without a new application fee.',
    },
    'late-choices': {
      subject: 'Rank your choices anew by {day}',
      heading: 'You can rank your choices anew',
      body: 'Your application {number} for {course} has no seat yet. See which seats are vacant, and rank the colleges that you want by {day}, that day included. Your choices count in the last round.',
    },
    'joining-ends': {
      subject: 'Join your college by {day}',
      heading: 'Join your college by {day}',
      body: 'Your college has not confirmed yet that you have joined it with your application {number} for {course}. Go there by {day}, that day included, with the originals of your documents. If you do not join by then, you lose the seat.',
    },
  },
}
export type CalendarWords = typeof en
