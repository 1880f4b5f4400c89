import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PriorityClass } from '@pravesh/shared/platform/priority'
import { addressFrom, addressGroup } from '../api/client-address.ts'
import type { Admission } from './admission.ts'
import { refuseBusy } from './busy-response.ts'

interface AdmitOptions {
  admission: Admission
  priority: PriorityClass
  req: IncomingMessage
  res: ServerResponse
  /** Number of proxies in front that append to X-Forwarded-For. */
  trustedProxies: number
}

/** Whether a request may begin; answers it otherwise (503). A promise while it waits. */
export function admitRequest({
  admission,
  priority,
  req,
  res,
  trustedProxies,
}: AdmitOptions): boolean | Promise<boolean> {
  if (priority === 'first') return true
  const work = { client: clientOf(req, trustedProxies), isAtWork: () => req.complete && !res.headersSent }
  res.once('close', () => admission.leave(priority, work))
  const entered = admission.enter(priority, work)
  if (entered === true) return true
  return entered.then((isAdmitted) => {
    if (!isAdmitted && !res.destroyed) refuseBusy(req, res, admission.retryAfterSeconds(priority))
    return isAdmitted
  })
}

function clientOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = headers['x-forwarded-for']
  const forwardedFor = typeof forwarded === 'string' ? forwarded : (forwarded?.join(',') ?? null)
  return addressGroup(addressFrom({ peer: socket.remoteAddress ?? null, forwardedFor, trustedProxies }))
}
