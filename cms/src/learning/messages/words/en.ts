/** The text of the messages about recorded courses, in English. `{course}` stands for a variable. */
export const en = {
  facts: { amount: 'Amount', transaction: 'Transaction ID' },
  'course-bought': {
    title: 'Recorded course bought',
    subject: 'You can watch {course} now',
    heading: 'Your course is ready',
    body: 'Thank you. We received your payment of {amount} for the recorded course {course}. You can watch its videos in your account at any time. Your receipt is there too.',
    button: 'Watch the course',
  },
}
