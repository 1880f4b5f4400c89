import type { ObjectionState, ObjectionSubject } from '@pravesh/shared/allotment/objections/objection'

export const en = {
  title: 'Objection',
  text: 'Is your row of the provisional list wrong, or is it missing? Say what is wrong. Our office decides, and you get the decision by message.',
  closed:
    'Your application takes no further part in this process, so you cannot object to the list. If that is wrong, contact our office.',
  own: 'Your objection',
  states: {
    open: 'Not decided yet',
    accepted: 'Accepted',
    refused: 'Not accepted',
  } satisfies Record<ObjectionState, string>,
  decision: 'Decision',
  about: 'What is it about?',
  subjects: {
    marks: 'Marks or score',
    category: 'Category',
    group: 'Women, disability, ex-servicemen or deputed teachers',
    'left-out': 'I am not on the list',
    other: 'Something else',
  } satisfies Record<ObjectionSubject, string>,
  what: 'What is wrong?',
  whatHint: (most: number) => `At most ${most} characters.`,
  document: 'Document that shows it (optional)',
  documentHint: 'JPG, PNG or PDF.',
  choose: 'Choose what your objection is about',
  missing: 'Say what is wrong',
  tooLong: (most: number) => `Say what is wrong in at most ${most} characters`,
  send: 'Send the objection',
  sending: 'Sending…',
  sent: 'Your objection has arrived.',
}
