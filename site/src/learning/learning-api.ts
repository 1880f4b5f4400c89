import { learningCalls } from '@pravesh/shared/learning/wire'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { offlineText } from '../forms/offline-text.ts'
import { type ApiReply, callApi } from '../lib/api.ts'

interface LearningRequest {
  params?: Record<string, string>
  /** By wire names. */
  body?: Record<string, unknown>
  /** Completes the request even if the student leaves the page. */
  keepalive?: boolean
}

/** Calls an endpoint of the recorded courses. */
export function callLearning(
  call: keyof typeof learningCalls,
  { params, body, keepalive = false }: LearningRequest = {},
): Promise<ApiReply> {
  const { method } = learningCalls[call]
  return callApi({
    method,
    path: callAddress(learningCalls[call], params),
    ...(body && { body }),
    offline: offlineText({ hasForm: false }),
    keepalive,
  })
}
