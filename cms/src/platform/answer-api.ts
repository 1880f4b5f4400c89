import { handleEndpoints, type SanitizedConfig } from 'payload'

/**
 * Answers one request under `/api`. Payload's router answers an address whose percent signs mean nothing with a 500;
 * it is the sender's mistake and gets a 400.
 */
export async function answerApi({ config, request }: { config: SanitizedConfig; request: Request }): Promise<Response> {
  if (isWellFormed(new URL(request.url).pathname)) return handleEndpoints({ config, request })
  return Response.json({ success: false, msg: 'This address cannot be read.' }, { status: 400 })
}

function isWellFormed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
