import type { UserInfo } from '@pravesh/shared/accounts/user-info'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LocaleContext } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { session } from './session-store.ts'
import { WithSession } from './WithSession.tsx'

const user: UserInfo = {
  name: 'Rima Das',
  email: 'rima@example.in',
  phone: '9830012345',
  isApproved: true,
  role: 'Student',
  deletionRequestedAt: null,
  declinedMessages: [],
  noticeIsNew: false,
}

const dialog = { id: 'return', title: 'Return', onClose: () => {}, children: 'What was typed' }

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://pravesh.example/student/orders'))
  vi.stubGlobal('document', { querySelector: () => null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  session.set({ status: 'asking' })
})

function dialogOf(status: 'in' | 'ended'): string {
  session.set({ status, user })
  const content = { children: createElement(Modal, dialog) }
  const page = createElement(WithSession, content)
  const html = renderToStaticMarkup(createElement(LocaleContext, { value: 'en' }, page))
  return /<dialog.*<\/dialog>/s.exec(html)?.[0] ?? ''
}

it('offers to log in again in a dialog, which covers the page, and keeps what was typed', () => {
  const dialog = dialogOf('ended')
  expect(dialog).toContain('Your session has ended.')
  expect(dialog).toMatch(/href="\/login\?next=%2Fstudent%2Forders"[^>]*target="_blank"/)
  expect(dialog).toContain('What was typed')
})

it('says nothing while the session lasts', () => {
  expect(dialogOf('in')).not.toContain('session')
})
