import { COURSE_LABELS, type CourseCode } from '@pravesh/shared/courses/courses'
import { count } from '../../../../lib/text.ts'

export const en = {
  mark: 'Next step',
  help: 'Need help?',
  call: (phone: string) => `Call ${phone}`,
  or: 'or',
  write: 'write to us',
  draft: {
    button: 'Continue',
  },
  correction: (course: CourseCode) => `Correct your ${COURSE_LABELS[course]} application`,
  documents: (course: CourseCode, n: number) =>
    `Replace ${count(n, 'document', 'documents')} of your ${COURSE_LABELS[course]} application`,
  fee: {
    title: 'Pay the application fee',
    text: 'We’ll review your application after that.',
  },
  waiting: {
    title: 'Nothing to do: we are checking your application',
    until: (day: string) => `Nothing to do: we answer by ${day}`,
    late: 'Our answer is late',
  },
  track: {
    label: 'How far your application is',
    stages: ['Sent', 'Fee received', 'We check it', 'Our answer'],
    done: 'done',
  },
  due: {
    next: {
      one: (fee: string) => `Pay your next fee: ${fee}`,
      several: (n: number) => `Pay your next ${n} fees`,
    },
    overdue: {
      one: (fee: string) => `Pay your overdue fee: ${fee}`,
      several: (n: number) => `Pay your ${n} overdue fees`,
    },
    talk: 'If you cannot pay at the moment, talk to us. We’ll find a way with you.',
    amount: 'Amount',
    inAll: 'In all',
    day: 'Due on',
    since: 'Due since',
  },
  order: {
    titles: {
      'order-payment': 'Pay for your books',
      parcel: 'Nothing to do: we have your order',
      order: 'Your latest order',
    },
    total: 'Total',
    expected: 'Expected on',
    pay: 'See the order and pay',
    see: 'See the order',
    books: 'Browse books',
  },
  course: {
    title: 'Pay for your recorded course',
    amount: 'Amount',
  },
  video: {
    start: (title: string) => `Start with “${title}”`,
    goOn: (title: string) => `Continue with “${title}”`,
    progress: 'Watched',
    watched: (watched: number, all: number) => `${watched} of ${count(all, 'video', 'videos')}`,
    button: 'Watch',
  },
  onHold: {
    title: 'Nothing to do: your payment is not decided yet',
    again: 'Wait for your bank, or pay again',
    checking: 'Contact us about your payment',
    refunding: 'Nothing to do: your application fee goes back to you',
    contact: 'Contact us',
    orders: 'My Orders',
    payments: 'My Payments',
  },
  allPaid: {
    title: 'Nothing to do: you have paid every fee',
    text: 'We write to you when something is due.',
    button: 'See your fee plan',
  },
}
