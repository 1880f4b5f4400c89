/** The text of the messages about merit lists and choices, in English. `{number}` stands for a variable. */
export const en = {
  'objection-decided': {
    title: 'Decision on an objection',
    accepted: {
      subject: 'We accepted your objection: {number}',
      heading: 'We accepted your objection',
      body: 'You objected to the merit list of {process} with your application {number}. We accepted your objection. The next version of the list says what has changed.',
    },
    refused: {
      subject: 'We did not accept your objection: {number}',
      heading: 'We did not accept your objection',
      body: 'You objected to the merit list of {process} with your application {number}. We did not accept your objection.',
    },
    reason: 'Message from our team:',
    button: 'See my merit page',
  },
  'choices-locked': {
    title: 'Copy of the locked choices',
    subject: 'Your choices are locked: {number}',
    heading: 'Your choices are locked',
    body: 'The last day for choices of {process} is over. These are the choices of your application {number}, the most wanted first. They cannot be changed now.',
    notCounting: 'These choices count only if you get on their merit list, where you are not now: {places}.',
    button: 'See my merit page',
  },
  'marks-returned': {
    title: 'Marks to enter again',
    subject: 'Please enter your marks again: {number}',
    heading: 'Please enter your marks again',
    body: 'An officer compared the marks of your application {number} for {process} with your documents and could not confirm them. Enter them again by {day}. Without confirmed marks your application is not on the merit list.',
    reason: 'Message from our team:',
    button: 'See my merit page',
  },
}
