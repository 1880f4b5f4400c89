import type { OutReason } from '@pravesh/shared/allotment/entries/entry'

export const en = {
  page: {
    title: 'Merit list and seat',
    description: 'Your marks, your choices of colleges and your seat.',
  },
  none: {
    title: 'There is nothing here yet',
    text: 'Here you rank colleges and get a seat, if seats of your course are given by merit. No such process is open for your applications.',
    application: 'See your application',
    lists: 'See the merit lists',
  },
  others: 'Your other applications',
  about: {
    application: 'Application number',
    subject: 'Merit list',
    category: 'You compete as',
    groups: 'Groups',
    noGroups: 'None',
    row: 'Your key in published files',
  },
  claims: 'Only what our office has confirmed counts as category and group.',
  findings: 'What would make your application invalid',
  findingsText: 'Put it right while it can be corrected. An invalid application is on no list.',
  valid: 'Your application is valid for the merit list.',
  finding: {
    'fee-unpaid': 'The application fee is not paid.',
    'sent-back': 'Your application waits for your corrections.',
    'application-ended': 'Your application has ended.',
    'marks-missing': 'You have not typed your marks.',
    'marks-returned': 'Our office could not find your marks on your mark sheets.',
    'marks-unverified': 'Our office has not checked your marks yet. You need to do nothing.',
    'no-score': 'Your marks do not give a score by the rule.',
    'below-minimum': (score: string, minimum: string) =>
      `Your score of ${score} is below ${minimum}, the lowest for your category.`,
    'only-service': (score: string, minimum: string) =>
      `Your score of ${score} is below ${minimum}, so you compete on the list of deputed teachers only.`,
    'too-old': (age: number, most: number) =>
      `You are ${age} years old on the day that counts, and ${most} is the most.`,
    'document-missing': (document: string) => `A document is missing: ${document}.`,
    'document-refused': (document: string) => `A document was not accepted: ${document}.`,
    'claim-unchecked': (claim: string) =>
      `Not checked yet: ${claim}. Until then you compete for the seats that are open to everyone.`,
    'claim-refused': (claim: string) => `Not accepted: ${claim}. You compete for the seats that are open to everyone.`,
    'claim-expired': (claim: string, day: string) =>
      `The certificate ended on ${day}: ${claim}. You compete for the seats that are open to everyone.`,
  },
  mend: {
    marks: 'Go to your marks',
    application: 'Go to your application',
    update: 'Correct your application',
  },
  standing: {
    feeCarries:
      'You got no seat in this session. You can apply for the next session without a new fee: your application fee counts there, and this application ends when you apply again. If our office ends it before, because no seat is left, your fee comes back.',
    withdrawn: 'You have given up your seat. You take no further part in this process.',
    joined: 'You have joined your college. Welcome!',
    out: {
      declined: 'You declined a seat. You take no further part in this process.',
      'no-answer': 'You did not answer in time. You take no further part in this process.',
      unpaid: 'The seat was not paid in time. You take no further part in this process.',
      'not-joined': 'You did not join your college in time. You take no further part in this process.',
      'application-ended': 'Your application has ended. You take no further part in this process.',
      'admission-ended': 'Your admission has ended. You take no further part in this process.',
      invalid: 'Your application was not valid. You take no further part in this process.',
    } satisfies Record<OutReason, string>,
    ended: 'You take no further part in this process.',
  },
  lists: 'Your place on the lists',
  noLists: 'No list is published yet.',
  list: 'List',
  published: 'Published on',
  place: 'Place',
  categoryPlace: 'Place in your category',
  category: 'Category',
  score: 'Score',
  notOnList: 'You are not on this list.',
  allLists: 'See the whole lists',
}
