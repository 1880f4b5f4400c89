import type { ServerResponse } from 'node:http'

/** Answers with a text that is not stored. */
export function sendText(res: ServerResponse, status: number, body: string): void {
  sendBody(res, status, { type: 'text/plain', body })
}

export function sendBody(res: ServerResponse, status: number, { type, body }: { type: string; body: string }): void {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }
  res.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
}
