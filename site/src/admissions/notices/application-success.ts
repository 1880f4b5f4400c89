// A student who follows an old link reads what has become of the application since, instead of thanks for it.
import type { Admission } from '@pravesh/shared/admissions/status/admission'
import { callApi } from '../../lib/api.ts'
import { showAdmission } from './show-admission.ts'

const { mine: path = '' } = document.querySelector<HTMLElement>('[data-mine]')?.dataset ?? {}
const { ok, body } = await callApi({ method: 'get', path, offline: '' })
const { admission } = body as { admission?: Admission }
if (ok && admission) showAdmission(document, admission.newest)
