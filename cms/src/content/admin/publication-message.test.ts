import { describe, expect, it } from 'vitest'
import { publicationMessage, type RecordState } from './publication-message.ts'

const published: RecordState = {
  saved: true,
  status: 'published',
  hasPublished: true,
  switchedOff: false,
  unpublishedChanges: false,
}
const row = { path: '/courses/1', state: 'live', publishedAt: '2026-11-21T12:03:00+05:30' } as const

describe('the publication status of a record', () => {
  it('shows since when and where the page is live', () => {
    expect(publicationMessage(row, published)).toMatchObject({
      tone: 'live',
      text: 'Live since 21 Nov, 12:03 pm',
      path: '/courses/1',
      more: undefined,
    })
  })
  it('leads to the page in the default language, whichever was published last', () => {
    expect(publicationMessage({ ...row, path: '/bn/courses/1' }, published).path).toBe('/courses/1')
  })
  it('mentions that newer changes are still a draft', () => {
    const message = publicationMessage(row, { ...published, status: 'draft', unpublishedChanges: true })
    expect(message).toMatchObject({ tone: 'live', more: expect.stringContaining('draft') })
  })
  it('explains why a change is not live, and that the previous version stays', () => {
    const message = publicationMessage({ ...row, state: 'failed', error: 'Summary is empty.' }, published)
    expect(message).toMatchObject({
      tone: 'failed',
      text: 'The last change could not be published, so visitors still see the previous version: Summary is empty.',
      path: '/courses/1',
    })
  })
  it('does not mention a previous version when there is none', () => {
    const message = publicationMessage({ path: '/x', state: 'failed', error: 'No.' }, published)
    expect(message).toEqual({ tone: 'failed', text: 'This could not be published: No.', path: undefined })
  })
  it('distinguishes a draft from a record that is switched off', () => {
    const draft: RecordState = { ...published, status: 'draft', hasPublished: false }
    expect(publicationMessage(null, draft).text).toContain('draft')
    expect(publicationMessage(null, { ...published, switchedOff: true }).text).toContain('switched off')
    expect(publicationMessage(null, { ...draft, saved: false }).text).toContain('not been saved')
  })
})
