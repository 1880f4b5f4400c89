import { BANK_DAYS } from '@pravesh/shared/payments/bank-days'

/**
 * The text of the messages about applications, in English. `{number}` stands for a variable. The wording of text
 * messages must be registered for each language. (messaging/messages/dlt-text.ts)
 */
export const en = {
  'overdue-report': {
    title: 'Overdue applications',
    one: '{count} application is overdue',
    several: '{count} applications are overdue',
    body: 'The day by which you promised an answer is over.',
    byPerson: 'By person:',
    byCollege: 'By college:',
    noOne: 'No one',
    button: 'See overdue applications',
    note: 'You get this e-mail once a day while applications are overdue. “Admission settings” say who gets it.',
  },
  'application-news': {
    title: 'Application update',
    parts: 'Parts to correct',
    cause: 'Reason',
    refund: `We are refunding {refund} of your application fee, back the way you paid. Banks need ${BANK_DAYS.min} to ${BANK_DAYS.max} working days. You do not need to do anything.`,
    answer: 'We answer by {day}.',
    correctBy: 'Send your corrections by {day}.',
    reason: 'Message from our team:',
    button: 'See my application',
    news: {
      submitted: {
        subject: 'We received your application {number}',
        heading: 'We received your application',
        body: 'We received your application {number} for {course}. We’ll review it after you pay the application fee. If you have not paid yet, you can pay on your application page.',
      },
      paid: {
        subject: 'We received the fee for your application {number}',
        heading: 'We received your application fee',
        body: 'Thank you. We received the fee for your application {number} for {course}. The receipt is on your application page and under My Payments. We’ll check your details and documents, then write to you.',
      },
      'fee-carried': {
        subject: 'We took over your fee for application {number}',
        heading: 'Your earlier application fee counts',
        body: 'You got no seat in the earlier session, so the fee of that application counts for your application {number} for {course}. You do not pay again. The receipt is under My Payments. The earlier application has ended. We’ll check your details and documents, then write to you.',
      },
      'sent-back': {
        subject: 'Your application {number} needs a correction',
        heading: 'Your application needs a correction',
        body: 'Your application {number} for {course} needs a correction. Correct the parts named below and send it again. Everything else stays the same.',
      },
      resubmitted: {
        subject: 'We received the corrections to your application {number}',
        heading: 'We received your corrections',
        body: 'We received the corrections to your application {number} for {course}. We’ll check them, then write to you.',
      },
      'deadline-moved': {
        subject: 'New last day for the corrections to your application {number}',
        heading: 'The last day for your corrections has changed',
        body: 'We changed the last day for the corrections to your application {number} for {course}. Your application page says what to correct.',
      },
      corrected: {
        subject: 'We received the changes to your application {number}',
        heading: 'We received your changes',
        body: 'We received the changes to your application {number} for {course}. It keeps its place: we’ll check it, then write to you.',
      },
      approved: {
        subject: 'Your application {number} is approved',
        heading: 'You are admitted',
        body: 'Congratulations! We approved your application {number} for {course}. Your fee plan on our site shows what to pay and when. Log in to pay the first fee.',
      },
      rejected: {
        subject: 'Your application {number} is rejected',
        heading: 'Your application is rejected',
        body: 'We did not accept your application {number} for {course}. If you think this is wrong, write to us through the contact form.',
      },
      recalled: {
        subject: 'Your application {number} needs no correction now',
        heading: 'You do not need to correct your application',
        body: 'We asked you to correct your application {number} for {course}. We have ended this request, so you do not need to do anything. The application stays as you last sent it.',
      },
      'approval-withdrawn': {
        subject: 'We withdrew the approval of your application {number}',
        heading: 'Your application is not approved now',
        body: 'We withdrew the approval of your application {number} for {course}. Do not pay the fees of the course now. We’ll review the application again, then write to you.',
      },
      reopened: {
        subject: 'We are reviewing your application {number} again',
        heading: 'We are reviewing your application again',
        body: 'We reopened your application {number} for {course}. We’ll review it again, then write to you.',
      },
    },
  },
  'correction-reminder': {
    title: 'Reminder of a correction',
    subject: 'Correct your application {number} by {day}',
    heading: 'Send your corrections by {day}',
    body: 'Your application {number} for {course} still needs a correction. Your application page says what to correct. Send the corrections by {day}.',
    button: 'See my application',
  },
  'window-news': {
    title: 'Time to correct an application',
    items: 'What you can correct',
    nothing: 'If everything is correct, you do not need to do anything.',
    button: 'See my application',
    opened: {
      subject: 'You can correct your application {number} until {day}',
      heading: 'You can correct your application until {day}',
      body: 'Check your application {number} for {course}. If something below is wrong, you can correct it until {day}, that day included.',
    },
    reminder: {
      subject: 'Last days to correct your application {number}',
      heading: 'You can correct your application until {day}',
      body: 'You can correct your application {number} for {course} until {day}, that day included. After that, you cannot change it any more.',
    },
  },
  'application-message': {
    title: 'Message from staff about an application',
    about: 'This message is about your application {number}.',
    button: 'See my application',
  },
  mention: {
    title: 'Mention in a note',
    subject: '{by} mentions you in a note on application {number}',
    heading: 'A colleague mentions you',
    body: '{by} mentions you in a note on application {number}.',
    button: 'Open the application',
    note: 'You find all your mentions in the admin, on the dashboard under Mentions.',
  },
  'application-text': {
    title: 'Application update, as a text message',
    sms: 'Pravesh: your application {number} is {state}. Log in to see more. Team Pravesh',
    states: {
      submitted: 'received',
      paid: 'paid for',
      'fee-carried': 'paid for',
      'sent-back': 'waiting for your correction',
      resubmitted: 'corrected',
      'deadline-moved': 'waiting for your correction',
      corrected: 'corrected',
      approved: 'approved',
      rejected: 'rejected',
      recalled: 'back with us',
      'approval-withdrawn': 'no longer approved',
      reopened: 'reopened',
    },
  },
}
