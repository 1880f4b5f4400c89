import { describe, expect, it } from 'vitest'
import { publicationWords, type RecordState } from './publication-words.ts'

const published: RecordState = {
  saved: true,
  status: 'published',
  hasPublished: true,
  switchedOff: false,
  unpublishedChanges: false,
}
const row = { path: '/courses/1', state: 'live', publishedAt: new Date(2026, 10, 21, 12, 3).toISOString() } as const

describe('the publication status of a record', () => {
  it('shows since when and where the page is live', () => {
    expect(publicationWords(row, published)).toMatchObject({
      tone: 'live',
      text: 'Live since 12:03, 21 Nov',
      path: '/courses/1',
      more: undefined,
    })
  })
  it('mentions that newer changes are still a draft', () => {
    const words = publicationWords(row, { ...published, status: 'draft', unpublishedChanges: true })
    expect(words).toMatchObject({ tone: 'live', more: expect.stringContaining('draft') })
  })
  it('explains why a change is not live, and that the previous version stays', () => {
    const words = publicationWords({ ...row, state: 'failed', error: 'Summary is empty.' }, published)
    expect(words).toMatchObject({
      tone: 'failed',
      text: 'The last change could not be published, so visitors still see the previous version: Summary is empty.',
      path: '/courses/1',
    })
  })
  it('does not mention a previous version when there is none', () => {
    const words = publicationWords({ path: '/x', state: 'failed', error: 'No.' }, published)
    expect(words).toEqual({ tone: 'failed', text: 'This could not be published: No.', path: undefined })
  })
  it('distinguishes a draft from a record that is switched off', () => {
    const draft: RecordState = { ...published, status: 'draft', hasPublished: false }
    expect(publicationWords(null, draft).text).toContain('draft')
    expect(publicationWords(null, { ...published, switchedOff: true }).text).toContain('switched off')
    expect(publicationWords(null, { ...draft, saved: false }).text).toContain('not been saved')
  })
})
