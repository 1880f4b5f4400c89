import { expect, it } from 'vitest'
import { questionLd } from './question-ld.ts'

it('has each question with its one answer, and nothing without questions', () => {
  expect(questionLd('https://pravesh.example/courses/bed', [])).toEqual([])
  expect(questionLd('https://pravesh.example/courses/bed', [{ question: 'When?', answer: 'In July.' }])).toEqual([
    {
      '@type': 'FAQPage',
      '@id': 'https://pravesh.example/courses/bed#questions-title',
      url: 'https://pravesh.example/courses/bed',
      mainEntity: [{ '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer', text: 'In July.' } }],
    },
  ])
})
