export const en = {
  closed: {
    title: (course: string) => `Applications for ${course} are closed`,
    opensOn: (day: string) => `Applications open on ${day}.`,
    closedOn: (day: string) => `Applications closed on ${day}.`,
    text: 'We’ll announce on the course page when applications open again. Until then, see our other courses.',
    courses: 'See all courses',
  },
  existing: {
    title: (course: string) => `You have already applied for ${course}`,
    text: (number: string) => `Your application number for this session is ${number}.`,
    unpaid: 'You have not paid its application fee yet.',
    see: 'View your application',
    pay: 'Pay Now',
  },
}
