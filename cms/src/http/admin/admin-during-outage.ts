import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { OUTAGE_MESSAGES, RETRY_AFTER_SECONDS } from '../../foundation/outages/unavailable.ts'
import { databaseAnswers } from '../server/health.ts'

type HandleAdmin = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** Pages and server functions of the admin; its files are served without the database. */
const NEEDS_DATABASE = /^\/admin(\/|\?|$)/

/**
 * Answers requests of the admin with 503 while the database is away. Payload would take staff for strangers and send
 * them to the sign-in, where they lose what they have typed.
 */
export function duringOutages(payload: Payload, handle: HandleAdmin): HandleAdmin {
  return async (req, res) => {
    if (!NEEDS_DATABASE.test(req.url ?? '') || (await databaseAnswers(payload))) return handle(req, res)
    const headers = { 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_SECONDS) }
    res.writeHead(503, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
  }
}

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The admin is not available right now</title>
<h1>The admin is not available right now</h1>
<p>${OUTAGE_MESSAGES.database}</p>
<p>If you were editing, go back: your changes are still in the form. Save them when the database answers again.</p>
`
