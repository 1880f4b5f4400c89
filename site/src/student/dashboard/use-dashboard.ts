import { callAddress } from '@pravesh/shared/platform/wire-call'
import { studentCalls } from '@pravesh/shared/student/dashboard/calls'
import type { Dashboard } from '@pravesh/shared/student/dashboard/dashboard'
import { offlineText } from '../../forms/offline-text.ts'
import { type LoadedList, useList } from '../../forms/use-list.ts'
import { callApi } from '../../lib/api.ts'

/** Everything that the dashboard shows at once: one item. */
export const useDashboard = (): LoadedList<Dashboard> => useList<Dashboard>(load)

async function load() {
  const { method } = studentCalls.dashboard
  const reply = await callApi({
    method,
    path: callAddress(studentCalls.dashboard),
    offline: offlineText({ hasForm: false }),
  })
  return { ...reply, body: { ...reply.body, result: [reply.body.result] } }
}
