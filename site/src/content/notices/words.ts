export const words = {
  comingSoon: {
    title: 'Coming Soon...',
    text: 'This book is not in our shop. It may come back before the next semester, or its address has changed.',
    link: 'See all books',
  },
  somethingWrong: {
    title: 'Oops, something went wrong',
    text: 'This is not your fault. The page may not be open yet, or our server had a problem. Try again in a few minutes.',
    link: 'Back to the home page',
    courses: 'See the courses',
  },
  notFound: {
    title: '404 Error !! Page Not Found',
    text: 'There is no page at this address. It may have moved, or the address may be mistyped.',
    loading: 'Looking for the page…',
    back: 'Go Back',
  },
  purchase: {
    title: 'Buy books and classes',
    lead: 'Two ways to prepare: printed textbooks that come by courier, and live classes that you join from home.',
    description: 'Buy printed textbooks for B.Ed, D.El.Ed and D.Pharm, or live classes with our teachers.',
    ways: [
      {
        title: 'Printed books',
        text: 'Textbooks in Bengali, English and Hindi, sorted by course and semester. Pay online. We deliver anywhere in India, and you can track the parcel.',
        link: 'Purchase Books',
        to: 'books',
      },
      {
        title: 'Live classes',
        text: 'Lessons with a teacher at fixed hours, with time for questions. They run on our classes site, where you choose a course and a timetable.',
        link: 'Purchase Classes',
        to: 'classes',
      },
    ],
  },
} as const
