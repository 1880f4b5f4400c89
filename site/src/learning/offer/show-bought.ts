// Offers to watch the courses that the visitor has bought, in place of buying them.
import { callApi } from '../../lib/api.ts'
import { idsIn } from './bought-ids.ts'

const shelf = document.querySelector<HTMLElement>('[data-mine]')
if (shelf && document.documentElement.dataset.account === 'in') void show(shelf)

async function show({ dataset: { mine = '', id = '' } }: HTMLElement): Promise<void> {
  const { ok, body } = await callApi({ method: 'get', path: mine, offline: '' })
  const bought = ok ? idsIn(body.result, id) : []
  for (const link of document.querySelectorAll<HTMLElement>('[data-bought]')) {
    if (!bought.includes(link.dataset.bought ?? '')) continue
    link.hidden = false
    document.querySelector(`[data-not-bought="${link.dataset.bought}"]`)?.setAttribute('hidden', '')
  }
}
