// Sends visitors without a session to the login page, which leads back to this one.
import { callApi } from '../../lib/api.ts'

const { session: path = '', login = '' } = document.querySelector<HTMLElement>('[data-session]')?.dataset ?? {}
const { status, body } = await callApi({ method: 'get', path, offline: '' })
const isUnknown = status === 0 || status === 429 || status >= 500
// Without an answer the page, which has nothing personal, is better than none.
if (isUnknown || body.userInfo) document.documentElement.dataset.asked = ''
else location.replace(login + encodeURIComponent(location.pathname + location.search))
