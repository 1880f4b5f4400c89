import type { Field, TextFieldSingleValidation } from 'payload'
import { rowLabel } from './row-label.ts'

const MIN_DIGITS = 8

const checkTelephone: TextFieldSingleValidation = (value) =>
  !value ||
  (/^[+\d][\d\s()/-]*$/.test(value) && value.replaceAll(/\D/g, '').length >= MIN_DIGITS) ||
  'Enter a telephone number with its area code, such as 0342 255 0101.'

/** Whom visitors ask about a course or college, and what others have asked. */
export const contactAndQuestions: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'contactName',
        type: 'text',
        maxLength: 80,
        label: 'Whom to ask',
        admin: { width: '50%', description: 'A person. The page shows nothing of the contact without a name.' },
      },
      {
        name: 'contactRole',
        type: 'text',
        maxLength: 80,
        label: 'What they do',
        admin: { width: '50%', placeholder: 'Admission office' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'contactPhone',
        type: 'text',
        maxLength: 40,
        label: 'Telephone',
        validate: checkTelephone,
        admin: { width: '50%' },
      },
      { name: 'contactEmail', type: 'email', label: 'E-mail address', admin: { width: '50%' } },
    ],
  },
  {
    name: 'contactHours',
    type: 'text',
    maxLength: 120,
    label: 'When they can be reached',
    admin: { placeholder: 'Monday to Friday, 10 am to 4 pm' },
  },
  {
    name: 'questions',
    type: 'array',
    label: 'Questions and answers',
    labels: { singular: 'Question', plural: 'Questions' },
    maxRows: 12,
    admin: {
      description: 'What families really ask, answered in one or two sentences.',
      components: { RowLabel: rowLabel({ title: 'question' }) },
    },
    fields: [
      { name: 'question', type: 'text', required: true, maxLength: 160, label: 'Question' },
      { name: 'answer', type: 'textarea', required: true, maxLength: 600, label: 'Answer', admin: { rows: 3 } },
    ],
  },
]
