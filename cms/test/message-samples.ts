import { applicationMessage } from '../src/admissions/messages/application-message.ts'
import { applicationNews } from '../src/admissions/messages/application-news.ts'
import { applicationText } from '../src/admissions/messages/application-text.ts'
import { correctionReminder } from '../src/admissions/messages/correction-reminder.ts'
import { noteMention } from '../src/admissions/messages/note-mention.ts'
import { overdueReport } from '../src/admissions/messages/overdue-report.ts'
import { windowNews } from '../src/admissions/messages/window-news.ts'
import { meritStep } from '../src/allotment/calendar/merit-step.ts'
import { choicesLocked } from '../src/allotment/messages/choices-locked.ts'
import { marksReturned } from '../src/allotment/messages/marks-returned.ts'
import { objectionDecided } from '../src/allotment/messages/objection-decided.ts'
import { seatNews } from '../src/allotment/messages/seat-news.ts'
import { contactReceived } from '../src/contact/messages/contact-received.ts'
import { helpAnswered } from '../src/contact/messages/help-answered.ts'
import { helpReceived } from '../src/contact/messages/help-received.ts'
import { feePaid } from '../src/fees/messages/fee-paid.ts'
import { feeReminder } from '../src/fees/messages/fee-reminder.ts'
import { feeReviewed } from '../src/fees/messages/fee-reviewed.ts'
import { courseBought } from '../src/learning/messages/course-bought.ts'
import { amountSettled } from '../src/payments/messages/amount-settled.ts'
import { chequeBounced } from '../src/payments/messages/cheque-bounced.ts'
import { refundNews } from '../src/payments/messages/refund-news.ts'
import { bookBack } from '../src/shop/messages/book-back.ts'
import { orderDispatched } from '../src/shop/messages/order-dispatched.ts'
import { orderNews } from '../src/shop/messages/order-news.ts'
import { staffInvitation } from '../src/staff/messages/staff-invitation.ts'
import { noticeNews } from '../src/student/messages/notice-news.ts'
import { accountSamples, name } from './account-samples.ts'
import { rightsSamples } from './rights-samples.ts'
import { sample } from './sample.ts'

const at = new Date('2026-11-21T04:00:00Z')

const fee = {
  name,
  action: 'TUITION' as const,
  title: '1st Semester',
  amountPaise: 2_000_000,
  number: 'BED20261795236400000',
}
export const paymentLink = 'https://portal.example/student/payment'

export const order = {
  name,
  orderNumber: 'ORD1795236400000ABCDEFGHJKMN',
  summary: '2 × <b>Anatomy',
  link: 'https://portal.example/student/orders',
}

/** Variables of every message, with hostile names, by the key of its template. */
export const samples = {
  'seat-news': sample(seatNews, {
    news: 'upgraded',
    name,
    number: 'DELED20261795236400000',
    college: 'Shalbani <b>College',
    subject: 'Bengali',
    respondBy: '2026-11-27',
    duePaise: 2_500_000,
    refundPaise: 100_050,
    link: 'https://portal.example/student/merit?application=1',
  }),
  'contact-received': sample(contactReceived, {
    name,
    phone: '9830012345',
    email: 'rima@example.in',
    reference: 'HLP-7KQ4-M9XD',
    subject: 'Order ORD1795236400000ABCDEFGHJKMN',
    text: 'one\n<script>two',
    link: 'https://portal.example/admin/collections/contact-messages/1',
  }),
  'overdue-report': sample(overdueReport, {
    name,
    total: 3,
    byPerson: [
      { name: '<b>Asha', count: 2 },
      { name: '', count: 1 },
    ],
    byCollege: [{ name: 'Shalbani & Co', count: 3 }],
    link: 'https://portal.example/admin/collections/applications?sort=rank',
  }),
  'staff-invitation': sample(staffInvitation, {
    name,
    by: '<i>Asha & Co',
    until: '4 December 2026 at 9:30 am',
    link: 'https://portal.example/admin/invitation/s3cret-t0ken',
  }),
  'help-received': sample(helpReceived, {
    reference: 'HLP-7KQ4-M9XD',
    link: 'https://portal.example/contact/answer?reference=HLP-7KQ4-M9XD',
  }),
  'help-answered': sample(helpAnswered, {
    name,
    reference: 'HLP-7KQ4-M9XD',
    question: 'When does <b>B.Ed begin?',
    answer: 'In July.\n<script>two',
    link: 'https://portal.example/student/help?request=HLP-7KQ4-M9XD',
  }),
  ...accountSamples,
  ...rightsSamples,
  'application-news': sample(applicationNews, {
    news: 'sent-back',
    name,
    number: 'BED20261795236400000',
    course: 'B.Ed',
    parts: ['Personal Details', 'Documents Details'],
    cause: 'Your documents do not support your application.',
    refund: '₹1,000.00',
    answerBy: '2026-11-28',
    correctBy: '2026-11-27',
    reason: 'The photo is <b>too dark</b>.',
    sentTexts: [],
    link: 'https://portal.example/student/student-basic-details',
  }),
  'note-mention': sample(noteMention, {
    name,
    by: '<i>Asha & Co',
    number: 'BED20261795236400000',
    link: 'https://portal.example/admin/collections/applications/1',
  }),
  'amount-settled': sample(amountSettled, {
    name,
    description: 'Application fee, B.Ed, BED20261795236400000',
    transactionId: 'T17952364000000Z0Z00000000',
    link: 'https://portal.example/student/dashboard',
  }),
  'cheque-bounced': sample(chequeBounced, {
    name,
    amount: '₹12,000.00',
    description: 'Admission fee, B.Ed, BED20261795236400000',
    reference: '004217',
    reason: 'Funds insufficient',
    link: 'https://portal.example/student/dashboard',
  }),
  'refund-news': sample(refundNews, {
    news: 'duplicate',
    name,
    amount: '₹1,200.00',
    description: 'Application fee, B.Ed, BED20261795236400000',
    transactionId: 'T17952364000000Z0Z00000000',
    refundId: 'R17952364000000Z0Z00000000',
    link: 'https://portal.example/student/dashboard',
  }),
  'fee-paid': sample(feePaid, { ...fee, transactionId: 'T1795236400000ABCDEFGHJKMN', link: paymentLink }),
  'fee-reviewed': sample(feeReviewed, {
    ...fee,
    decision: 'REJECTED',
    reason: 'The amount is <b>too low</b>.',
    transactionId: 'T1795236400000ABCDEFGHJKMN',
    link: paymentLink,
  }),
  'fee-reminder': sample(feeReminder, {
    ...fee,
    dueOn: '2026-11-29',
    isOverdue: false,
    planLink: 'https://portal.example/student/fee-plan',
    paymentsLink: paymentLink,
  }),
  'order-news': sample(orderNews, {
    ...order,
    news: 'returnRejected',
    part: '1 × <b>Anatomy',
    totalPaise: 1_20_000,
    refundPaise: 0,
    reason: 'The book is <b>used</b>.',
  }),
  'order-dispatched': sample(orderDispatched, {
    ...order,
    courierName: 'Vayu Couriers',
    awb: 'VC1234567890',
    expectedAt: at,
    trackingLink: 'https://track.example/VC1234567890',
  }),
  'book-back': sample(bookBack, {
    book: name,
    author: 'Dr. Anita Sen',
    link: 'https://portal.example/purchase-books/1/anatomy',
  }),
  'course-bought': sample(courseBought, {
    name,
    course: 'Lesson planning, <b>step by step',
    amountPaise: 79_900,
    transactionId: 'T1795236400000ABCDEFGHJKMN',
    link: 'https://portal.example/student/content/1',
  }),
  notice: sample(noticeNews, {
    name,
    texts: { en: { title: 'Classes <b>begin', text: 'In July.\n\n<script>two' } },
    link: 'https://portal.example/notices#notice-1',
    settingsLink: 'https://portal.example/student/setting',
  }),
  'correction-reminder': sample(correctionReminder, {
    name,
    number: 'BED20261795236400000',
    course: 'B.Ed',
    dueOn: '2026-11-27',
    link: 'https://portal.example/student/application',
  }),
  'window-news': sample(windowNews, {
    kind: 'opened',
    name,
    number: 'BED20261795236400000',
    course: 'B.Ed',
    items: ['Father’s name', 'Profile photo'],
    lastDay: '2026-11-27',
    link: 'https://portal.example/student/application',
  }),
  'merit-step': sample(meritStep, {
    about: 'choices-open',
    name,
    number: 'BED20261795236400000',
    course: 'B.Ed',
    day: '2026-11-27',
    link: 'https://portal.example/student/merit',
  }),
  'application-message': sample(applicationMessage, {
    name,
    number: 'BED20261795236400000',
    subject: 'Counselling on Monday',
    text: 'Counselling is on Monday at 10.\n\nBring your original documents.',
    link: 'https://portal.example/student/application',
  }),
  'application-text': sample(applicationText, { news: 'sent-back', number: 'BED20261795236400000' }),
  'marks-returned': sample(marksReturned, {
    name,
    process: 'D.El.Ed <b>2026-28',
    number: 'DELED20261795236400000',
    reason: 'The mark sheet is <b>cut off.',
    lastDay: '2026-11-27',
    link: 'https://portal.example/student/application',
  }),
  'objection-decided': sample(objectionDecided, {
    name,
    process: 'D.El.Ed <b>2026-28',
    number: 'DELED20261795236400000',
    isAccepted: false,
    reason: 'The mark sheet says 52.\n<script>',
    link: 'https://portal.example/student/application',
  }),
  'choices-locked': sample(choicesLocked, {
    name,
    process: 'D.El.Ed <b>2026-28',
    number: 'DELED20261795236400000',
    choices: [
      { college: 'Shalbani <b>College', subject: '', counts: 'no' },
      { college: 'Kangsabati Institute', subject: 'Deputed teachers', counts: 'yes' },
    ],
    link: 'https://portal.example/student/application',
  }),
}
