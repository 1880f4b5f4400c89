/** The text of the messages about merit processes, in English. `{day}` stands for a variable. */
export const en = {
  'seat-news': {
    title: 'News about a seat by merit',
    facts: {
      college: 'College',
      subject: 'Subject',
      due: 'To pay',
      refund: 'Comes back to you',
      respondBy: 'Last day',
    },
    button: 'Look at your seat',
    news: {
      offered: {
        subject: 'You have a seat: {number}',
        heading: 'You have a seat',
        body: 'Your application {number} has a seat by merit. Say by {day} whether you take it, and pay what is due by then. Without your answer the seat goes to the next person, and you get no other one.',
      },
      upgraded: {
        subject: 'You have a better seat: {number}',
        heading: 'You have a better seat',
        body: 'Your application {number} has a seat that you ranked above the one you had. It replaces the earlier seat. Say by {day} whether you take it, and pay what is due by then. If you decline it, you have no seat any more.',
      },
      reminder: {
        subject: 'Today is the last day for your seat: {number}',
        heading: 'Today is the last day for your seat',
        body: 'The seat of your application {number} waits for your answer or payment until the end of {day}. After that it goes to the next person.',
      },
      moved: {
        subject: 'The last day for your seat has moved: {number}',
        heading: 'The last day for your seat has moved',
        body: 'The round is longer now. The seat of your application {number} waits for your answer and payment until the end of {day}.',
      },
      lapsed: {
        subject: 'Your seat has lapsed: {number}',
        heading: 'Your seat has lapsed',
        body: 'We did not get your answer or payment for the seat of your application {number} in time. The seat goes to the next person. You take no part in further rounds.',
      },
      'not-joined': {
        subject: 'You did not join in time: {number}',
        heading: 'You did not join in time',
        body: 'The days of joining are over, and your college has not confirmed that you came. The seat of your application {number} is given up, and its admission process is closed. What the refund terms return is refunded. If you did come, write to us at once: we check it with the college.',
      },
      left: {
        subject: 'You have given up your seat: {number}',
        heading: 'You have given up your seat',
        body: 'The seat of your application {number} goes to the next person. You take no part in further rounds.',
      },
      ended: {
        subject: 'Your seat goes to the next person: {number}',
        heading: 'Your seat goes to the next person',
        body: 'The approval of your application {number} was withdrawn, so your seat goes to the next person. You take no part in further rounds. What the refund terms return is refunded.',
      },
    },
  },
}
