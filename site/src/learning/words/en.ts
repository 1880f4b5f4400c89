import { count } from '../../lib/text.ts'

export const en = {
  purchase: {
    title: 'Buy books and classes',
    lead: 'Three ways to prepare: recorded courses that you watch when you like, live classes at fixed hours, and printed textbooks that come by courier.',
    description:
      'Buy recorded video courses, live classes with our teachers, or printed textbooks for B.Ed, D.El.Ed and D.Pharm.',
    ways: {
      books: {
        title: 'Printed books',
        text: 'Textbooks in Bengali, English and Hindi, sorted by course and semester. Pay online. We deliver anywhere in India, and you can track the parcel.',
        link: 'Purchase Books',
      },
      classes: {
        title: 'Live classes',
        text: 'Lessons with a teacher at fixed hours, with time for questions. They run on our classes site, where you choose a course and a timetable.',
        link: 'Purchase Classes',
      },
    },
    courses: 'Recorded courses',
    coursesText: 'Pay once, then watch the videos in your account as often as you like.',
    mine: 'My recorded courses',
    empty: 'We are recording new courses. Check again in a few weeks.',
    videos: (n: number) => count(n, 'video', 'videos'),
    buy: 'Buy',
    labels: { price: 'Price', duration: 'Duration', videos: 'Videos' },
    contents: 'What you can watch',
    terms: 'Before you pay',
    keep: 'You can watch the videos as soon as we receive your payment. You need an internet connection.',
    policy: 'Read our return policy',
    pay: (amount: string) => `Pay ${amount}`,
    paying: 'One moment…',
    leaving: 'We are taking you to the payment page…',
    goNow: 'Go there now',
    account: 'You need an account to buy a course.',
    logIn: 'Log in or register',
    watch: 'Watch the course',
    watchNow: 'Watch',
    seePayment: 'See this payment',
    reload: 'Reload the page',
    offline: 'We cannot reach the server. Check your connection and try again.',
    noAddress: 'We cannot open the payment page at the moment. You have not been charged. Try again in a few minutes.',
    noScript: 'To buy a course, switch on JavaScript in your browser, or call the admissions helpline.',
  },
  content: {
    title: 'My recorded courses',
    description: 'The recorded courses that you have bought, with their videos.',
  },
}
